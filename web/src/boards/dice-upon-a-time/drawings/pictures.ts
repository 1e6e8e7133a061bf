/** The woodcuts: what is cut, layer by layer, each with its paint; around the middle, 32 to every side. */

export interface Layer {
  /** Its paint and its line, as `paint.css` has them. */
  paint: string;
  cut: string;
}

export type Picture = Layer[];

/** Layers from pairs of paint and cut. */
function cut(...parts: string[]): Picture {
  return parts.flatMap((paint, index) => (index % 2 === 0 ? [{ paint, cut: parts[index + 1] ?? "" }] : []));
}

/** A round thing. */
function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0 Z`;
}

const town = cut(
  "p-brick ink",
  "M-27 3 L-17 -14 L-6 3 Z",
  "p-parch ink",
  "M-24 3 H-8 V18 H-24 Z",
  "p-stone ink",
  "M-7 18 V-17 H8 V18 Z",
  "p-night ink",
  "M-10 -16 L0.5 -34 L11 -16 Z",
  "p-fir ink",
  "M9 5 L19 -11 L29 5 Z",
  "p-parch ink",
  "M11 5 H27 V18 H11 Z",
  "p-gold",
  "M-2 -10 h5 v8 h-5 Z M-19 7 h5 v5 h-5 Z M17 8 h5 v5 h-5 Z",
  "p-stone bold",
  "M-31 27 V11 h6 v5 h6 v-5 h6 v5 h6 v-5 h14 v5 h6 v-5 h6 v5 h6 v-5 h6 V27 Z",
  "p-dark",
  "M-6 27 V20 C-6 13 6 13 6 20 V27 Z",
  "line",
  "M-28 21 h7 M-19 24 h8 M13 21 h8 M21 24 h6 M-29 16 h3 M25 17 h4 M4 -6 v6 M4 2 v8",
);

const king = cut(
  "p-stone bold",
  "M-24 27 V-5 h7 v6 h6 v-6 h5 V-12 h12 v7 h5 v6 h6 v-6 h7 V27 Z",
  "p-dark",
  "M-6 27 V16 C-6 8 6 8 6 16 V27 Z",
  "p-gold",
  "M-18 6 h4 v7 h-4 Z M14 6 h4 v7 h-4 Z",
  "line",
  "M-21 18 h9 M-17 22 h8 M10 18 h9 M12 22 h9 M-3 -6 h6 M-4 -2 h7",
  "p-gold bold",
  "M-15 -13 L-20 -31 L-9 -22 L0 -36 L9 -22 L20 -31 L15 -13 Z",
  "line",
  "M-12 -17 H12 M-8 -22 v4 M0 -27 v9 M8 -22 v4",
);

const fairy = cut(
  "p-sky ink",
  "M-1 -6 C-12 -30 -31 -25 -27 -8 C-31 3 -18 12 -1 1 Z M1 -6 C12 -30 31 -25 27 -8 C31 3 18 12 1 1 Z",
  "line",
  "M-8 -8 C-14 -14 -20 -16 -24 -14 M-8 -3 C-14 -4 -20 -3 -24 0 M8 -8 C14 -14 20 -16 24 -14 M8 -3 C14 -4 20 -3 24 0",
  "p-gold bold",
  "M-4 -8 C-9 6 -12 16 -17 25 C-7 31 8 31 17 25 C12 15 9 5 4 -8 Z",
  "line",
  "M-6 8 L-9 25 M0 6 V28 M6 8 L9 25",
  "p-skin ink",
  disc(0, -15, 7.4),
  "p-brick ink",
  "M-8 -14 C-10 -27 10 -27 8 -14 C4 -19 -4 -19 -8 -14 Z",
  "p-dark",
  `${disc(-2.6, -13.6, 1)} ${disc(2.8, -13.6, 1)}`,
  "line stout",
  "M7 2 L19 -12",
  "p-gold ink",
  "M20 -27 l2.4 6 6.2 1 -4.6 4 1.2 6.4 -5.2 -3.4 -5.4 3 1.6 -6.2 -4.6 -4.4 6.2 -.4 Z",
);

const coin = cut(
  "p-leather bold",
  "M-16 -8 C-30 6 -29 27 -7 28 C15 29 20 8 3 -8 C7 -13 9 -18 6 -22 C0 -18 -12 -18 -18 -22 C-21 -18 -19 -12 -16 -8 Z",
  "line stout",
  "M-17 -9 C-9 -5 -3 -5 4 -9",
  "line",
  "M-20 8 C-21 14 -19 20 -15 23 M-15 2 C-18 8 -18 12 -17 16",
  "p-gold ink",
  disc(17, 17, 11),
  "line",
  "M12 19 L11 12 L15 15 L17.5 11 L20 15 L24 12 L23 19 Z",
  "p-gold ink",
  disc(22, -4, 7.5),
  "line",
  "M19 -3 v-4 M22 -1 v-7 M25 -3 v-4",
);

const bread = cut(
  "p-crust bold",
  "M-30 10 C-33 -11 -15 -19 0 -19 C16 -19 33 -11 30 10 C30 21 20 23 0 23 C-20 23 -30 21 -30 10 Z",
  "p-parch ink",
  "M-17 -9 C-11 -7 -9 5 -13 12 C-18 8 -20 -2 -17 -9 Z M-2 -12 C4 -8 5 5 1 13 C-4 8 -5 -4 -2 -12 Z M13 -9 C19 -5 19 6 15 12 C10 8 10 -2 13 -9 Z",
  "line",
  "M-26 12 C-16 19 14 20 26 13 M-24 16 C-14 21 12 22 23 17 M-28 6 l3 3 M28 5 l-3 3",
);

const apple = cut(
  "p-bark ink",
  "M-6 29 C-3 17 -4 8 -8 1 H8 C4 9 4 18 8 29 Z",
  "p-fir bold",
  "M-27 -4 C-33 -18 -19 -31 -5 -29 C11 -35 29 -23 26 -9 C32 5 16 13 3 8 C-12 14 -28 9 -27 -4 Z",
  "line",
  "M-18 -18 q5 -5 10 -4 M8 -24 q6 1 8 6 M-20 2 q4 4 9 3 M12 5 q6 -1 9 -5 M-1 -8 q4 2 4 6 M-1 29 v-14",
  "p-brick ink",
  [disc(-13, -9, 5), disc(4, -19, 5), disc(15, -5, 5), disc(-1, 2, 5)].join(" "),
);

const well = cut(
  "p-bark ink",
  "M-18 -13 h6 v26 h-6 Z M12 -13 h6 v26 h-6 Z",
  "p-stone bold",
  "M-24 9 H24 L20 29 H-20 Z",
  "p-dark",
  "M-24 9 C-24 2 24 2 24 9 C24 15 -24 15 -24 9 Z",
  "line",
  "M-22 18 H22 M-21 24 H21 M-12 13 v5 M4 14 v4 M14 13 v5 M-4 18 v6 M10 18 v6 M-16 18 v6 M2 24 v5 M-10 24 v5",
  "line stout",
  "M0 -14 V1",
  "p-leather ink",
  "M-6 0 h12 l-2 9 h-8 Z",
  "p-brick bold",
  "M-26 -11 L0 -32 L26 -11 Z",
  "line",
  "M-16 -13 l8 -9 M-6 -13 l8 -12 M6 -13 l4 -8 M15 -13 l2 -3",
);

const bridge = cut(
  "p-sea",
  "M-33 12 C-22 8 -10 16 0 12 C10 8 22 16 33 12 V29 H-33 Z",
  "p-stone bold",
  "M-33 16 V1 C-20 -17 20 -17 33 1 V16 H22 C19 -3 -19 -3 -22 16 Z",
  "line",
  "M-28 5 l4 5 M-18 -3 l3 5 M-7 -8 l1 6 M7 -8 l-1 6 M18 -3 l-3 5 M28 5 l-4 5 M-29 12 h6 M23 12 h6",
  "p-stone ink",
  "M-33 1 C-20 -17 20 -17 33 1 V-6 C20 -24 -20 -24 -33 -6 Z",
  "line",
  "M-24 -9 v7 M-12 -14 v7 M0 -16 v7 M12 -14 v7 M24 -9 v7 M-29 21 q6 -4 12 0 M-6 19 q6 -4 12 0 M14 24 q6 -4 12 0 M-16 26 q6 -3 11 0",
);

const church = cut(
  "p-parch ink",
  "M-8 27 V2 H28 V27 Z",
  "p-brick bold",
  "M-9 4 L4 -13 H20 L31 4 Z",
  "line",
  "M0 2 l8 -12 M8 2 l7 -12 M17 2 l4 -10 M24 2 l1 -4",
  "p-stone bold",
  "M-25 27 V-11 H-7 V27 Z",
  "p-night ink",
  "M-28 -10 L-16 -33 L-4 -10 Z",
  "line stout",
  "M-16 -33 V-42 M-20 -38.5 H-12",
  "p-dark",
  "M-19 2 V-4 C-19 -8 -13 -8 -13 -4 V2 Z M-20 27 V19 C-20 14 -12 14 -12 19 V27 Z",
  "p-gold ink",
  "M0 22 V14 C0 9 6 9 6 14 V22 Z M14 22 V14 C14 9 20 9 20 14 V22 Z",
  "line",
  "M-23 10 h5 M-14 13 h5 M-23 6 h4",
);

const inn = cut(
  "p-parch bold",
  "M-25 27 V-4 H21 V27 Z",
  "line stout",
  "M-25 11 H21 M-10 -4 V27 M6 -4 V27 M-25 -4 L-10 11 M21 -4 L6 11",
  "p-gold ink",
  "M-7 -1 h10 v8 h-10 Z M-21 15 h8 v7 h-8 Z",
  "p-dark",
  "M9 27 V17 C9 12 18 12 18 17 V27 Z",
  "p-brick bold",
  "M-31 -2 L-17 -26 H13 L28 -2 Z",
  "line",
  "M-22 -8 H22 M-19 -14 H18 M-16 -20 H15 M-8 -8 v6 M6 -8 v6 M-2 -14 v6 M12 -14 v6",
  "line stout",
  "M21 3 H32",
  "p-gold ink",
  "M25 5 h7 v10 h-7 Z",
);

const huntsman = cut(
  "p-fir bold",
  "M-26 30 C-26 11 -15 5 0 5 C15 5 26 11 26 30 Z",
  "line stout",
  "M-16 29 L9 7",
  "line",
  "M16 14 l5 14 M11 12 l3 16 M-18 16 l-3 10",
  "p-skin ink",
  disc(0, -7, 11),
  "p-leather ink",
  "M-11 -5 C-12 13 12 13 11 -5 C7 2 4 0 0 -1 C-4 0 -7 2 -11 -5 Z",
  "p-dark",
  `${disc(-4, -8, 1.3)} ${disc(4, -8, 1.3)}`,
  "p-fir ink",
  "M-13 -13 C-14 -29 6 -34 13 -14 Z",
  "p-fir bold",
  "M-24 -12 C-10 -20 10 -20 24 -12 C13 -8 -13 -8 -24 -12 Z",
  "p-gold ink",
  "M7 -19 C13 -36 24 -38 29 -34 C25 -24 17 -17 7 -19 Z",
);

const oldWoman = cut(
  "p-night bold",
  "M-27 30 C-28 3 -17 -28 0 -30 C17 -28 28 3 27 30 Z",
  "line light",
  "M-18 24 C-19 8 -14 -10 -8 -20 M-12 28 C-14 18 -13 8 -11 2 M18 24 C19 8 14 -10 8 -20 M12 28 C14 18 13 8 11 2",
  "p-skin ink",
  "M-11 -6 C-11 -18 11 -18 11 -6 C11 7 5 13 -1 13 C-8 11 -11 5 -11 -6 Z",
  "p-snow ink",
  "M-11 -7 C-9 -18 9 -18 11 -7 C6 -12 -5 -12 -11 -7 Z",
  "line",
  "M0 -4 C5 0 6 4 1 5 M-7 -4 h4 M4 -4 h4 M-5 9 q4 -2 7 0",
  "line stout",
  "M24 31 V3 C24 -7 33 -7 33 1",
);

const woodsman = cut(
  "p-brick bold",
  "M-26 30 C-26 12 -15 6 0 6 C15 6 26 12 26 30 Z",
  "line",
  "M-14 18 V29 M-4 22 V29 M14 16 V29",
  "p-skin ink",
  disc(0, -6, 11),
  "p-bark ink",
  "M-12 -6 C-15 18 15 18 12 -6 C8 1 4 -1 0 -2 C-4 -1 -8 1 -12 -6 Z",
  "line light",
  "M-6 4 v6 M0 4 v8 M6 4 v6",
  "p-dark",
  `${disc(-4, -8, 1.3)} ${disc(4, -8, 1.3)}`,
  "p-leather bold",
  "M-13 -12 C-13 -28 13 -28 13 -12 C6 -16 -6 -16 -13 -12 Z",
  "p-bark ink",
  "M16 30 L25 -26 L30 -25 L21 30 Z",
  "p-steel bold",
  "M24 -28 C14 -34 8 -28 8 -18 C14 -20 18 -18 23 -14 Z",
);

const soldier = cut(
  "p-night bold",
  "M-26 30 C-26 12 -15 6 0 6 C15 6 26 12 26 30 Z",
  "line wide light",
  "M-16 28 L12 9 M16 28 L-12 9",
  "p-gold",
  `${disc(-24, 17, 4)} ${disc(24, 17, 4)}`,
  "p-skin ink",
  disc(0, -6, 11),
  "p-bark",
  "M-9 0 C-5 -4 -2 -3 0 -1 C2 -3 5 -4 9 0 C5 2 2 2 0 1 C-2 2 -5 2 -9 0 Z",
  "p-dark",
  `${disc(-4, -7, 1.3)} ${disc(4, -7, 1.3)}`,
  "p-night bold",
  "M-12 -11 L-14 -30 C-6 -33 6 -33 14 -30 L12 -11 Z",
  "p-gold ink",
  "M-15 -10 C-6 -14 6 -14 15 -10 C6 -7 -6 -7 -15 -10 Z M-3 -25 h6 v8 h-6 Z",
  "p-brick ink",
  "M-2 -31 C-6 -39 2 -42 4 -38 C6 -35 4 -32 2 -31 Z",
);

const clouds = cut(
  "p-snow bold",
  "M-31 9 C-37 -4 -25 -15 -16 -12 C-15 -28 9 -30 13 -16 C25 -21 36 -6 29 7 C31 18 17 20 11 15 C3 22 -12 22 -16 15 C-25 20 -33 18 -31 9 Z",
  "line",
  "M-24 6 q5 -9 13 -5 M-9 -9 q9 -9 17 -1 M9 1 q8 -6 14 0 M-14 13 q7 5 13 -1 M6 10 q6 4 12 -1",
  "p-parch ink",
  "M-13 24 C-7 20 -3 24 -5 31 C-10 31 -13 28 -13 24 Z M13 23 C18 20 23 23 21 30 C16 30 13 27 13 23 Z",
);

const hell = cut(
  "p-stone ink",
  "M-19 -15 C-31 -19 -34 -32 -27 -37 C-27 -27 -20 -23 -11 -22 Z M19 -15 C31 -19 34 -32 27 -37 C27 -27 20 -23 11 -22 Z",
  "p-brick bold",
  "M-26 29 V-4 C-26 -29 26 -29 26 -4 V29 Z",
  "p-dark",
  "M-17 29 V-2 C-17 -20 17 -20 17 -2 V29 Z",
  "p-ember",
  "M-15 29 C-16 15 -7 13 -8 0 C0 7 -1 12 2 16 C6 10 4 3 9 -3 C10 10 17 14 15 29 Z",
  "p-gold",
  "M-6 29 C-7 19 0 17 0 9 C5 16 7 21 6 29 Z",
  "line",
  "M-26 8 h8 M-26 18 h8 M18 8 h8 M18 18 h8 M-22 -8 l7 4 M22 -8 l-7 4 M-10 -20 l3 6 M10 -20 l-3 6 M0 -22 v7",
);

const sea = cut(
  "line stout",
  "M0 -31 V10",
  "p-snow ink",
  "M2 -29 C18 -25 22 -9 20 3 H2 Z",
  "p-brick ink",
  "M-2 -24 C-14 -19 -20 -6 -18 3 H-2 Z",
  "line",
  "M5 -18 q8 3 9 8 M5 -10 q8 3 10 8 M-5 -12 q-6 3 -8 9",
  "p-leather bold",
  "M-25 7 H26 C23 19 15 24 0 24 C-15 24 -22 19 -25 7 Z",
  "line",
  "M-21 12 H22 M-17 17 H18",
  "p-sea ink",
  "M-33 20 C-27 13 -21 13 -16 20 C-11 13 -5 13 0 20 C5 13 11 13 16 20 C21 13 27 13 33 20 V31 H-33 Z",
  "line light",
  "M-26 25 q5 -4 9 0 M-8 26 q5 -4 9 0 M12 25 q5 -4 9 0",
);

const mountains = cut(
  "p-rock bold",
  "M-34 28 L-15 -17 L-2 6 L12 -33 L34 28 Z",
  "p-snow ink",
  "M-15 -17 L-22 -1 L-17 -5 L-14 0 L-9 -7 Z M12 -33 L4 -10 L9 -14 L13 -7 L17 -13 L20 -11 Z",
  "line",
  "M-9 -3 l8 16 M-13 4 l10 20 M18 -8 l11 30 M14 -2 l11 28 M12 8 l6 18 M3 8 l4 18",
  "p-parch ink",
  "M-21 28 V20 H-9 V28 Z",
  "p-brick ink",
  "M-24 21 L-15 13 L-6 21 Z",
);

/** A horse's head, in the colour of its coat. */
const steed = (coat: string): Picture =>
  cut(
    `${coat} bold`,
    "M-19 30 C-21 9 -15 -8 -3 -19 L-5 -33 L7 -23 C19 -18 25 -6 30 5 C28 12 21 14 16 9 C12 6 8 5 4 7 C6 15 9 21 12 30 Z",
    "p-dark",
    "M-3 -19 C-17 -8 -23 9 -21 30 C-29 20 -28 -6 -13 -20 C-9 -24 -5 -27 -5 -33 Z",
    "line",
    "M-10 28 C-11 14 -8 2 -2 -6 M-4 28 C-5 18 -3 10 1 4 M24 6 l3 1",
    "p-dark",
    disc(11, -9, 2.1),
    "line gilt",
    "M21 -6 C17 -2 14 4 16 9 M5 -20 C11 -9 15 -3 18 2",
  );

const magic = cut(
  "p-leather ink",
  "M-7 -37 H7 V-28 H-7 Z",
  "p-sky bold",
  "M-9 -30 H9 V-15 C26 -7 28 27 0 29 C-28 27 -26 -7 -9 -15 Z",
  "p-plum ink",
  "M-20 5 C-11 -2 10 10 20 3 C24 19 17 28 0 28 C-17 28 -24 19 -20 5 Z",
  "p-gold",
  "M-6 10 l1.6 4 4.2 .6 -3.2 2.8 .9 4.2 -3.6 -2.4 -3.7 2.2 1.2 -4.2 -3.2 -2.8 4.2 -.3 Z M9 4 l1.2 3 3 .4 -2.3 2 .7 3 -2.6 -1.6 -2.7 1.5 .9 -3 -2.2 -2 3 -.2 Z",
  "line",
  "M-14 -6 C-17 -1 -18 3 -18 6 M10 -24 v6",
);

const milestone = cut(
  "p-stone bold",
  "M-18 28 C-20 4 -18 -24 0 -26 C18 -24 20 4 18 28 Z",
  "line",
  "M-12 6 h9 M4 12 h9 M-10 18 h8 M-6 -14 q6 -5 12 0 M6 -2 h7",
);

const OF_FIELD: Record<string, Picture> = {
  huntsman,
  old_woman: oldWoman,
  woodsman,
  soldier,
  well,
  bridge,
  church,
  inn,
  clouds,
  hell,
  big_sea: sea,
  big_mountains: mountains,
  steed_nw: steed("p-rock"),
  steed_ne: steed("p-snow"),
  steed_se: steed("p-black"),
  steed_sw: steed("p-brick"),
};
const OF_ABILITY: Record<string, Picture> = {
  town,
  king,
  fairy,
  coin,
  bread,
  apple,
  steed: steed("p-leather"),
  magic,
  story: oldWoman,
};
const OF_GROUP: Record<string, Picture> = { building: inn, border: mountains, start: town };

/** The woodcut of a field: its own, or one by what it does; a milestone where a pack has something else. */
export function fieldPicture({ id, ability, group }: { id: string; ability: string; group: string }): Picture {
  return OF_FIELD[id] ?? OF_ABILITY[ability] ?? OF_GROUP[group] ?? milestone;
}

const fox = cut(
  "p-rust bold",
  "M0 28 C-11 20 -21 9 -27 -2 L-25 -30 L-10 -17 C-4 -19 4 -19 10 -17 L25 -30 L27 -2 C21 9 11 20 0 28 Z",
  "p-dark",
  "M-21 -23 L-13 -15 L-21 -10 Z M21 -23 L13 -15 L21 -10 Z",
  "p-snow ink",
  "M0 28 C-9 21 -19 10 -27 -2 C-16 -3 -8 4 -5 13 L0 16 L5 13 C8 4 16 -3 27 -2 C19 10 9 21 0 28 Z",
  "p-dark",
  `M-15 -5 l9 3 -7 3 Z M15 -5 l-9 3 7 3 Z ${disc(0, 24, 4)}`,
  "line",
  "M-3 -12 l1 8 M3 -12 l-1 8 M-9 -11 l3 6 M9 -11 l-3 6 M-19 2 l5 4 M19 2 l-5 4",
);

const rabbit = cut(
  "p-fur bold",
  "M-13 -4 C-22 -28 -17 -41 -9 -39 C-2 -35 -2 -17 -2 -6 Z M13 -4 C22 -28 17 -41 9 -39 C2 -35 2 -17 2 -6 Z",
  "p-skin",
  "M-10 -9 C-15 -25 -13 -34 -9 -33 C-6 -29 -5 -18 -5 -9 Z M10 -9 C15 -25 13 -34 9 -33 C6 -29 5 -18 5 -9 Z",
  "p-fur bold",
  "M-22 9 C-22 -8 -11 -13 0 -13 C11 -13 22 -8 22 9 C22 24 11 30 0 30 C-11 30 -22 24 -22 9 Z",
  "p-dark",
  `${disc(-9, 3, 3)} ${disc(9, 3, 3)}`,
  "p-brick ink",
  "M-4 12 h8 l-4 5 Z",
  "p-snow ink",
  "M-4 21 h8 v6 h-8 Z",
  "line",
  "M0 17 v4 M-7 20 q7 4 14 0 M-24 12 h9 M-23 18 h9 M24 12 h-9 M23 18 h-9 M-14 -6 l3 4 M14 -6 l-3 4",
);

const snake = cut(
  "coil under",
  "M24 24 C0 34 -31 26 -25 10 C-18 -4 12 9 17 -6 C20 -17 3 -19 -8 -19",
  "coil",
  "M24 24 C0 34 -31 26 -25 10 C-18 -4 12 9 17 -6 C20 -17 3 -19 -8 -19",
  "coil scales",
  "M24 24 C0 34 -31 26 -25 10 C-18 -4 12 9 17 -6 C20 -17 3 -19 -8 -19",
  "p-fir bold",
  "M-27 -19 C-27 -31 -11 -34 -3 -26 C2 -17 -8 -10 -17 -11 C-23 -12 -27 -15 -27 -19 Z",
  "p-gold ink",
  disc(-14, -23, 3.2),
  "p-dark",
  disc(-14.4, -23, 1.3),
  "line tongue",
  "M-26 -17 L-34 -14 M-34 -14 l-4 -4 M-34 -14 l-2 5",
);

const wolf = cut(
  "p-rock bold",
  "M0 31 C-9 25 -13 16 -19 12 L-29 15 L-25 3 L-32 -5 L-25 -12 L-23 -34 L-9 -19 C-3 -21 3 -21 9 -19 L23 -34 L25 -12 L32 -5 L25 3 L29 15 L19 12 C13 16 9 25 0 31 Z",
  "p-dark",
  "M-20 -26 L-12 -17 L-20 -13 Z M20 -26 L12 -17 L20 -13 Z",
  "p-snow ink",
  "M-9 4 C-7 12 -9 21 0 29 C9 21 7 12 9 4 C4 -1 -4 -1 -9 4 Z",
  "p-gold ink",
  "M-18 -6 l11 4 -8 3 Z M18 -6 l-11 4 8 3 Z",
  "p-dark",
  `${disc(0, 15, 4)} M-5 21 h10 l-2 4 -2 -3 -1 4 -2 -4 -2 2 Z`,
  "line",
  "M-4 -14 l1 9 M4 -14 l-1 9 M-11 -12 l3 5 M11 -12 l-3 5 M-23 4 l6 2 M23 4 l-6 2 M-20 -2 l5 2 M20 -2 l-5 2",
);

const SPIRIT_PICTURES: Record<string, Picture> = { fox, rabbit, snake, wolf };

export function spiritPicture(spirit: string): Picture {
  return SPIRIT_PICTURES[spirit] ?? wolf;
}

/** What grows in the wood. */
export const GROWTHS: Record<string, Picture> = {
  fir: cut(
    "p-bark ink",
    "M-3 12 h6 v9 h-6 Z",
    "p-fir ink",
    "M0 -28 L9 -13 H5 L13 0 H7 L16 13 C5 16 -5 16 -16 13 L-7 0 H-13 L-5 -13 H-9 Z",
    "line",
    "M2 -15 l3 5 M2 -4 l6 7 M2 5 l8 7 M6 5 l4 3",
  ),
  spruce: cut(
    "p-bark ink",
    "M-2.5 12 h5 v8 h-5 Z",
    "p-pine ink",
    "M0 -24 C4 -12 8 -2 12 12 C4 16 -4 16 -12 12 C-8 -2 -4 -12 0 -24 Z",
    "line",
    "M1 -10 l3 5 M1 -2 l5 6 M1 5 l6 6",
  ),
  oak: cut(
    "p-bark ink",
    "M-3 20 C-2 12 -2 6 -4 2 H4 C2 8 2 14 4 20 Z",
    "p-leaf ink",
    "M-14 -2 C-18 -12 -8 -20 -2 -18 C6 -22 16 -14 14 -5 C18 4 8 9 1 6 C-7 9 -16 5 -14 -2 Z",
    "line",
    "M-8 -8 q4 -4 8 -2 M3 -3 q5 -3 8 0 M-5 2 q4 2 7 0",
  ),
  bush: cut("p-leaf ink", "M-11 6 C-14 -4 -4 -9 0 -5 C5 -10 14 -4 11 6 Z", "line", "M-5 1 q3 -3 6 0 M2 2 q3 -3 6 0"),
  wave: cut("line light", "M-13 0 q6.5 -8 13 0 q6.5 -8 13 0", "line", "M-12 4 q6 -6 12 0 q6 -6 12 0"),
  flame: cut(
    "p-ember ink",
    "M-7 10 C-12 2 -5 -4 -6 -13 C0 -9 2 -4 2 0 C5 -3 5 -7 4 -10 C11 -3 11 5 7 10 Z",
    "p-gold",
    "M-3 10 C-5 5 0 3 0 -1 C4 3 5 7 3 10 Z",
  ),
  cloud: cut(
    "p-snow ink",
    "M-15 5 C-18 -3 -11 -8 -7 -6 C-5 -13 6 -13 7 -6 C14 -8 18 -1 14 5 C8 8 -9 8 -15 5 Z",
    "line",
    "M-9 1 q4 -5 8 -1 M1 -3 q5 -4 8 1",
  ),
  peak: cut(
    "p-rock ink",
    "M-17 14 L-3 -16 L4 -2 L8 -9 L18 14 Z",
    "p-snow ink",
    "M-3 -16 L-8 -5 L-4 -8 L-1 -3 L2 -6 Z",
    "line",
    "M1 -4 l6 17 M4 2 l3 8 M9 -3 l5 14",
  ),
  tuft: cut("line", "M-6 3 L-4 -5 M-2 3 L0 -8 M2 3 L5 -5"),
};

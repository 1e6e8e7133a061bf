/** Monsters step into a clearing, strike, and are chased away. */
import type { Pace } from "../../../lib/pace";
import { middleOf } from "../../../kit/geometry";
import type { Animations } from "../../../kit/theatre.svelte";
import type { ForestTheatre } from "../theatre.svelte";
import { SECTIONS, type Location, type Material, type Section, type Events } from "../types";
import { isMaterial } from "../view";

export function monsters(theatre: ForestTheatre) {
  return {
    monster_placed: ({ seat, location }, pace) => placeMonster(theatre, seat, location, pace),
    wolf_struck: ({ location }, pace) => scatter(theatre, location, pace),
    monster_cancelled: ({ card }) => chase(theatre, card),
    huntsman_cancels: ({ card }) => chase(theatre, card),
    monsters_taken: ({ seat, cards }) => {
      for (const card of cards) chase(theatre, card);
      theatre.builder(seat)?.hand.push(...cards);
    },
    squeezed: ({ player }, pace) => strikeAt(theatre, player, pace),
    blown_down: ({ seat, material, section }, pace) => blowDown(theatre, seat, material, section, pace),
  } satisfies Partial<Animations<Events>>;
}

async function placeMonster(theatre: ForestTheatre, seat: string, location: Location, pace: Pace): Promise<void> {
  const builder = theatre.builder(seat);
  if (builder) builder.monster_at = location;
  await pace.wait(900);
}

async function scatter(theatre: ForestTheatre, location: Location, pace: Pace): Promise<void> {
  theatre.struck = location;
  await pace.wait(350);
  const stock = theatre.forest.stock[location] ?? {};
  await Promise.all(
    Object.keys(stock)
      .filter(isMaterial)
      .map((material) => {
        const from = theatre.heap(location, material);
        const count = stock[material] ?? 0;
        stock[material] = 0;
        return theatre.fly(material, count, from, { x: from.x + 90, y: -30 }, pace, () => {});
      }),
  );
  theatre.struck = "";
}

function chase(theatre: ForestTheatre, card: string): void {
  for (const builder of theatre.forest.builders) if (builder.fable === card) builder.monster_at = "";
}

async function strikeAt(theatre: ForestTheatre, player: string, pace: Pace): Promise<void> {
  theatre.struck = theatre.builder(player)?.location ?? "";
  await pace.wait(600);
  theatre.struck = "";
}

async function blowDown(
  theatre: ForestTheatre,
  seat: string,
  material: Material,
  section: Section,
  pace: Pace,
): Promise<void> {
  const builder = theatre.builder(seat);
  const place = builder?.sites.indexOf(`${material}_${section}`) ?? -1;
  const box = theatre.layout().lots.get(seat)?.plots[place];
  if (!builder || !box) return;
  theatre.struck = builder.location;
  await pace.wait(350);
  const below = SECTIONS[SECTIONS.indexOf(section) - 1];
  builder.sites[place] = below ? `${material}_${below}` : "";
  await theatre.fly(
    material,
    3,
    middleOf(box),
    { x: box.x + 160, y: theatre.layout().forest.height * 0.4 },
    pace,
    () => {},
  );
  theatre.struck = "";
}

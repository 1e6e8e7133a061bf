/** The board of a pack, read from its file: spaces with all that they are, and the ways between them. */
import type { Content } from "../../lib/messages";

export interface Road {
  between: [string, string];
  numbers: number[];
  oneway?: boolean;
}

export interface FerryLink {
  from: string;
  to: string;
  number: number;
}

interface BoardFile {
  space: { id: string; tags?: string[]; at?: [number, number]; name?: Record<string, string> }[];
  road?: Road[];
  ferry?: FerryLink[];
  flight?: { to: string; number: number }[];
  tunnel?: { colour: string; doors: [{ space: string; number: number }, { space: string; number: number }] }[];
  adventure?: { index: number; number: number; item?: Record<string, string> }[];
  book?: { colour: string; place: string }[];
}

/** The signs of the two tunnels, so that nobody has to tell them apart by colour. */
export type Sign = "sun" | "moon";

export interface Door {
  colour: string;
  sign: Sign;
  number: number;
  end: string;
}

export interface Space {
  id: string;
  at: [number, number];
  isCastle: boolean;
  isDock: boolean;
  /** The adventure that waits here: which of the four, the die it takes, the space of its item. */
  adventure: { index: number; number: number; item: string } | null;
  /** The adventure whose item lies here. */
  item: { index: number; adventure: string; english: string } | null;
  magic: string | null;
  /** The die that takes the winged horse here. */
  pasture: number | null;
  door: Door | null;
}

export interface Pack {
  spaces: Space[];
  castle: string;
  docks: string[];
  roads: Road[];
  ferries: FerryLink[];
  /** The adventures' spaces, in the order of their indices: the pages of every book. */
  adventures: string[];
  /** Which colour's book lies where. */
  books: { colour: string; place: string }[];
}

/** Where the books lie if the pack does not say. */
const USUAL_BOOKS = [
  { colour: "red", place: "top left" },
  { colour: "blue", place: "top right" },
  { colour: "green", place: "right" },
  { colour: "yellow", place: "bottom right" },
  { colour: "orange", place: "bottom left" },
  { colour: "purple", place: "left" },
];

export function readPack(content: Content): Pack {
  const file = content.files["board.toml"] as unknown as BoardFile;
  const withTag = (tag: string) => file.space.find((space) => space.tags?.includes(tag))?.id ?? "";
  const spaces = file.space.map((space): Space => {
    const tags = space.tags ?? [];
    const index = (kind: string) => Number(tags.find((tag) => tag.startsWith(`${kind}:`))?.split(":")[1] ?? 0);
    const adventure = file.adventure?.find((told) => told.index === index("adventure"));
    const needed = file.adventure?.find((told) => told.index === index("item"));
    return {
      id: space.id,
      at: space.at ?? [0, 0],
      isCastle: tags.includes("castle"),
      isDock: tags.includes("dock"),
      adventure: adventure
        ? { index: adventure.index, number: adventure.number, item: withTag(`item:${adventure.index}`) }
        : null,
      item: needed
        ? {
            index: needed.index,
            adventure: withTag(`adventure:${needed.index}`),
            english: space.name?.en ?? needed.item?.en ?? "",
          }
        : null,
      magic: tags.find((tag) => tag.startsWith("magic:"))?.split(":")[1] ?? null,
      pasture: file.flight?.find((flight) => flight.to === space.id)?.number ?? null,
      door: doorOf(space.id, file),
    };
  });
  return {
    spaces,
    castle: withTag("castle"),
    docks: spaces.filter((space) => space.isDock).map((space) => space.id),
    roads: file.road ?? [],
    ferries: file.ferry ?? [],
    adventures: [1, 2, 3, 4].map((index) => withTag(`adventure:${index}`)),
    books: file.book ?? USUAL_BOOKS,
  };
}

function doorOf(space: string, file: BoardFile): Door | null {
  for (const [index, { colour, doors }] of (file.tunnel ?? []).entries()) {
    const near = doors.find((door) => door.space === space);
    const far = doors.find((door) => door.space !== space);
    if (near && far) return { colour, sign: index % 2 === 0 ? "sun" : "moon", number: near.number, end: far.space };
  }
  return null;
}

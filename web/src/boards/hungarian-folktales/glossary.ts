/** Heroes, tales, those whom one meets, tiles, tokens, kinds of fields, shortcuts and lands. */
import type { Entry } from "../../lib/board";
import { CLAUSES, effectOf, priceOf, signed, tileCloseup } from "./closeups";
import type { ContentShown, FieldKind, FieldShown, TileShown } from "./types";
import { tell } from "./words";

const TILE_CLASSES = ["starting", "useful", "magical", "animal", "trickster"] as const;
const TILE_CLAUSES: Record<TileShown["kind"], string> = {
  starting: "HF-7.1",
  useful: "HF-8.1",
  magical: "HF-9.1",
  animal: "HF-10.1",
  trickster: "HF-8.4",
};
const TOKENS = ["biscuit", "advice", "gold", "salt", "boot"] as const;
const TOKEN_CLAUSES: Record<(typeof TOKENS)[number], string> = {
  biscuit: "HF-6.1",
  advice: "HF-6.10",
  gold: "HF-6.14",
  salt: "HF-0.6",
  boot: "HF-3.15",
};
/** Fields of these kinds are told by what lies or waits there. */
const TOLD_ELSEWHERE: FieldKind[] = ["tile", "adventure", "shortcut"];

export function glossary(pack: ContentShown, name: (id: string) => string): Entry[] {
  const kinds = new Map<FieldKind, FieldShown>();
  for (const field of Object.values(pack.board.fields)) if (!kinds.has(field.kind)) kinds.set(field.kind, field);
  const shown = (heading: string, entries: Omit<Entry, "heading">[]): Entry[] =>
    entries.map((entry) => ({ ...entry, heading: tell(`heading-${heading}`) }));
  return [
    ...shown(
      "hero",
      Object.values(pack.heroes).map(({ id, text }) => ({
        id,
        title: name(id),
        words: [text],
        clause: "HF-11.1",
        among: "HF-11",
      })),
    ),
    ...shown(
      "tale",
      Object.values(pack.tales).map(({ id, text }) => ({ id, title: name(id), words: [text], clause: "HF-14.1" })),
    ),
    ...shown(
      "encounter",
      Object.values(pack.encounters).map(({ id, kind, modifier, text }) => ({
        id,
        title: name(id),
        kind: tell(`met-${kind}`, { modifier: signed(modifier) }),
        words: [text],
        clause: "HF-13.1",
      })),
    ),
    ...TILE_CLASSES.flatMap((tiles) =>
      Object.values(pack.tiles)
        .filter(({ kind }) => kind === tiles)
        .map(({ id }) => ({
          ...tileCloseup(pack, id, name),
          id,
          heading: tell(`heading-${tiles}`),
          kind: "",
          clause: TILE_CLAUSES[tiles],
          among: TILE_CLAUSES[tiles].replace(/\.\d+$/, ""),
        })),
    ),
    ...shown(
      "token",
      TOKENS.map((token) => ({
        id: token,
        title: token === "biscuit" ? tell("a-biscuit") : tell(token),
        words: [tell(`about-${token}`, { ...pack.limits })],
        clause: TOKEN_CLAUSES[token],
      })),
    ),
    ...shown(
      "field",
      [...kinds]
        .filter(([kind]) => !TOLD_ELSEWHERE.includes(kind))
        .map(([kind, field]) => ({
          id: kind,
          title: tell(`field-${kind}`),
          words: [sentence(effectOf(pack, field, name))],
          clause: CLAUSES[kind] ?? "HF-12.1",
        })),
    ),
    ...shown(
      "shortcut",
      Object.values(pack.board.shortcuts).map(({ id }) => ({
        id,
        title: name(id),
        words: [tell("shortcut-joins", { ...endsOf(pack, id, name), price: priceOf(pack, id, name) })],
        clause: "HF-17.1",
      })),
    ),
    ...shown(
      "land",
      Object.values(pack.board.lands).map(({ id, steps }) => ({
        id,
        title: name(id),
        words: [tell("land-steps", { steps, signed: signed(steps) })],
        clause: "HF-3.1",
      })),
    ),
  ];
}

function endsOf({ board }: ContentShown, shortcut: string, name: (id: string) => string) {
  const [one, other] = board.ends[shortcut] ?? ["", ""];
  return { one: name(one), other: name(other) };
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

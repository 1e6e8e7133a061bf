/** Fields, spirits, faces of dice, tokens, and every card of the pack. */
import type { Entry } from "../../lib/board";
import { cardFace, closeupOf, SPIRIT_CLAUSES } from "./closeups";
import { TOKENS, type ContentShown, type StoryKind } from "./types";
import { tell } from "./words";

const FACES = ["magic", "story", "ban", "doubling", "lose"] as const;
const FACE_CLAUSES: Record<string, string> = {
  magic: "DT-5.5",
  story: "DT-5.6",
  ban: "DT-5.9",
  doubling: "DT-5.13",
  lose: "DT-12.18",
};
const STORY_CLAUSES: Record<StoryKind, string> = {
  good_luck: "DT-17.3",
  bad_luck: "DT-17.4",
  side_quest: "DT-17.8",
  curse: "DT-17.9",
  mini_quest: "DT-17.11",
};

export function glossary(land: ContentShown, name: (id: string) => string): Entry[] {
  const cards = (heading: string, ids: string[], clause: string, among?: string): Entry[] =>
    ids.map((id) => ({
      ...closeupOf(cardFace(id, land, name)),
      id,
      heading: tell(`heading-${heading}`),
      clause,
      ...(among ? { among } : {}),
    }));
  const stories = (kind: StoryKind) =>
    Object.entries(land.stories)
      .filter(([, story]) => story.kind === kind)
      .map(([id]) => id);
  return [
    ...Object.values(land.fields).map(({ id, group, text, does }) => ({
      id,
      heading: tell("heading-field"),
      title: name(id),
      kind: tell(`group-${group}`),
      words: [[text, does].filter(Boolean).join(" ")],
      clause: "DT-7.1",
      among: "DT-7",
    })),
    ...Object.values(land.spirits).map(({ id, text }) => ({
      id,
      heading: tell("heading-spirit"),
      title: name(id),
      words: [text, tell("spirit-low")],
      clause: SPIRIT_CLAUSES[id] ?? "DT-12.1",
    })),
    ...FACES.filter((face) => Object.values(land.faces).some((faces) => faces.includes(face))).map((face) => ({
      id: face,
      heading: tell("heading-face"),
      title: name(face),
      words: [tell(`about-face-${face}`)],
      clause: FACE_CLAUSES[face] ?? "DT-5.1",
    })),
    ...TOKENS.map((token) => ({
      id: token,
      heading: tell("heading-token"),
      title: name(token),
      words: [tell("about-token")],
      clause: "DT-9.1",
    })),
    ...cards("character", Object.keys(land.characters), "DT-14.1", "DT-14"),
    ...cards("magic", Object.keys(land.magic), "DT-16.6", "DT-16"),
    ...cards("quest", Object.keys(land.quests), "DT-15.1"),
    ...(Object.keys(STORY_CLAUSES) as StoryKind[]).flatMap((kind) => cards(kind, stories(kind), STORY_CLAUSES[kind])),
    ...cards("event", Object.keys(land.events), "DT-18.1"),
  ];
}

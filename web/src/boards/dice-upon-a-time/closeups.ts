/** Fields, sockets and cards in words, and cards as they are held in the hand. */
import type { Tick } from "../../kit/Card.svelte";
import type { IconShape } from "../../kit/icon";
import type { Closeup } from "../../lib/board";
import { characterIcon, eventIcon, itemIcon, magicIcon, questIcon, storyIcon, tokenIcon } from "./icons";
import type { Adventurer, FieldShown, ContentShown, PlacedDie, View } from "./types";
import { asksFor, errandsAt, needsOf, valueOf, type Met, type Need } from "./view";
import { tell, tokens } from "./words";

export type Name = (id: string) => string;

/** A card as it is held in the hand. */
export interface Face {
  title: string;
  ribbon: string;
  kind: string;
  colour: string;
  icon: IconShape;
  words: string;
  timing?: string;
  price?: string;
  priceWords?: string;
  ticks?: Tick[];
}

/** The card in words, for the large picture beside the board. */
export function closeupOf(face: Face, more: string[] = []): Closeup {
  const ticks = (face.ticks ?? []).map(({ words, isDone }) => tell(isDone ? "tick-met" : "tick-open", { words }));
  return {
    title: face.title,
    kind: face.priceWords ? `${face.ribbon}, ${face.priceWords}` : face.ribbon,
    words: [face.words, ...ticks, ...(face.timing ? [face.timing] : []), ...more].filter(Boolean),
    icon: face.icon,
  };
}

export function questFace(id: string, land: ContentShown, met: Met | undefined, name: Name): Face {
  const quest = land.quests[id];
  return {
    title: name(id),
    ribbon: tell("kind-quest"),
    kind: "quest",
    colour: "var(--of-quest)",
    icon: quest?.item ? itemIcon(quest.item) : questIcon(quest?.kind),
    words: quest?.text ?? "",
    price: quest ? String(quest.points) : undefined,
    priceWords: quest ? tell("points", { points: quest.points }) : undefined,
    ticks: quest ? needsOf(id, quest, met).map((need) => tickOf(need, name)) : [],
  };
}

function tickOf({ kind, what, count, isMet }: Need, name: Name): Tick {
  if (kind === "token") return { words: tokens(count, what), isDone: isMet, icon: tokenIcon(what) };
  if (kind === "item") return { words: name(what), isDone: isMet, icon: itemIcon(what) };
  return { words: tell("need-place", { place: name(what) }), isDone: isMet };
}

export function storyFace(id: string, land: ContentShown, name: Name, now?: { seat: string; table: View }): Face {
  const story = land.stories[id];
  const kind = story?.kind ?? "good_luck";
  const isUseless = now?.table.rules.coop === true && story?.applies_together === false;
  return {
    title: name(id),
    ribbon: tell(`kind-${kind}`),
    kind,
    colour: `var(--of-${kind})`,
    icon: storyIcon(kind),
    words: [
      story?.text ?? "",
      ...(story?.either ?? []).map(({ text }) => `• ${text}`),
      ...(isUseless ? [tell("useless-together")] : []),
    ].join(" "),
    price: story?.points ? (story.points > 0 ? `+${story.points}` : `−${-story.points}`) : undefined,
    priceWords: story?.points ? tell("points", { points: story.points }) : undefined,
    ticks:
      now && !isUseless
        ? [
            {
              words: tell(kind === "side_quest" ? "met-now" : "may-be-done"),
              isDone: now.table.fulfilled[now.seat]?.includes(id) ?? false,
            },
          ]
        : undefined,
  };
}

export function magicFace(id: string, land: ContentShown, name: Name): Face {
  const item = land.magic[id];
  return {
    title: name(id),
    ribbon: tell("kind-magic"),
    kind: "magic",
    colour: "var(--of-magic)",
    icon: magicIcon(id),
    words: item?.text ?? "",
    timing: item ? tell(`when-${item.window}`) : undefined,
  };
}

export function characterFace(id: string, land: ContentShown, name: Name): Face {
  return {
    title: name(id),
    ribbon: tell("kind-character"),
    kind: "character",
    colour: "var(--of-character)",
    icon: characterIcon(id),
    words: land.characters[id]?.text ?? "",
  };
}

export function eventFace(id: string, land: ContentShown, name: Name): Face {
  return {
    title: name(id),
    ribbon: tell("kind-event"),
    kind: "event",
    colour: "var(--of-event)",
    icon: eventIcon(id),
    words: land.events[id]?.text ?? "",
  };
}

/** The land of this match: what fields and Characters cannot do in it is not read as if they could. */
export function landIn(idle: readonly string[], hasAbilities: boolean, land: ContentShown): ContentShown {
  const fields = Object.values(land.fields).map((field) =>
    idle.includes(field.ability) ? { ...field, does: tell("field-off") } : field,
  );
  const told = { ...land, fields: Object.fromEntries(fields.map((field) => [field.id, field])) };
  if (hasAbilities) return told;
  const characters = Object.keys(land.characters).map((id) => [id, { text: tell("ability-off"), per_chapter: null }]);
  return { ...told, characters: Object.fromEntries(characters) };
}

/** What a field is like, and what it does. */
function fieldSays(field: FieldShown | undefined): string {
  return [field?.text, field?.does].filter(Boolean).join(" ");
}

/** What can be had of the Character's ability just now; nothing to tell in a match without abilities. */
export function abilityTold({ character, uses }: Adventurer, land: ContentShown, table: View): string {
  if (!table.rules.abilities) return "";
  const most = land.characters[character]?.per_chapter;
  if (most === null || most === undefined) return tell("ability-always");
  return tell(uses >= most ? "ability-used" : "ability-ready");
}

/** Any card by its id. */
export function cardFace(id: string, land: ContentShown, name: Name, met?: Met): Face {
  if (land.magic[id]) return magicFace(id, land, name);
  if (land.quests[id]) return questFace(id, land, met, name);
  if (land.characters[id]) return characterFace(id, land, name);
  if (land.events[id]) return eventFace(id, land, name);
  return storyFace(id, land, name);
}

/** Dice from the bottom to the top: "Red’s 3, Blue’s Ban". */
function dicePiled(stack: PlacedDie[], name: Name): string {
  return stack.map(({ seat, die }) => tell("die-of", { name: name(seat), die: name(die) })).join(", ");
}

/** What a field is called, also if a token has the same id. */
function placeName(field: string, name: Name): string {
  return name(`${field} place`);
}

/** What a socket is called: a spirit by its name, and a way by the fields at its ends. */
function socketName(socket: string, land: ContentShown, name: Name): string {
  const [one, other] = land.routes[socket]?.between ?? [];
  return one && other
    ? tell("way-between", { one: placeName(one, name), other: placeName(other, name) })
    : name(socket);
}

/** A socket as a screen reader says it: where it is, what it asks for, what lies there. */
export function socketWords(socket: string, table: View, land: ContentShown, name: Name): string {
  const stack = table.sockets[socket] ?? [];
  const value = valueOf(socket, table, land);
  if (stack.length === 0) return tell("socket-empty", { name: socketName(socket, land, name), value });
  return tell("socket-stack", {
    name: socketName(socket, land, name),
    value,
    least: asksFor(socket, table, land),
    dice: dicePiled(stack, name),
    count: stack.length,
    height: table.height,
  });
}

export function socketCloseup(socket: string, table: View, land: ContentShown, name: Name): Closeup {
  const stack = table.sockets[socket] ?? [];
  const printed = land.routes[socket]?.value ?? land.spirits[socket]?.value ?? 1;
  const value = valueOf(socket, table, land);
  return {
    title: socketName(socket, land, name),
    kind: tell("kind-socket", { value: printed }),
    words: [
      ...(value === printed ? [] : [tell("socket-changed", { event: name(table.event), value })]),
      ...(stack.length > 0 ? [tell("socket-dice", { dice: dicePiled(stack, name) })] : []),
      table.full.includes(socket)
        ? tell("socket-full", { height: table.height })
        : tell("socket-asks", { least: asksFor(socket, table, land) }),
    ],
    clause: "DT-4.3",
  };
}

/** A spirit: what it does, and what lies there. */
export function spiritWords(spirit: string, table: View, land: ContentShown, name: Name): string {
  const stack = table.sockets[spirit] ?? [];
  const given = spirit === "wolf" && table.wolf_dice.length > 0 ? [tell("wolf-was-fed")] : [];
  const dice = stack.length > 0 ? tell("socket-dice", { dice: dicePiled(stack, name) }) : tell("spirit-empty");
  return [`${name(spirit)}, ${land.spirits[spirit]?.text ?? ""}`, dice, ...given].join(" ");
}

export const SPIRIT_CLAUSES: Record<string, string> = {
  rabbit: "DT-12.5",
  wolf: "DT-12.9",
  snake: "DT-12.15",
  fox: "DT-12.22",
};

export function spiritCloseup(spirit: string, table: View, land: ContentShown, name: Name): Closeup {
  const stack = table.sockets[spirit] ?? [];
  return {
    title: name(spirit),
    kind: tell("kind-spirit"),
    words: [
      land.spirits[spirit]?.text ?? "",
      tell("spirit-low"),
      ...(stack.length > 0 ? [tell("socket-dice", { dice: dicePiled(stack, name) })] : []),
      ...(spirit === "wolf" && table.wolf_dice.length > 0
        ? [tell("wolf-has", { dice: dicePiled(table.wolf_dice, name) })]
        : []),
    ],
    clause: SPIRIT_CLAUSES[spirit],
  };
}

/** Who stands there, and which Quests can be completed there. */
function atField(id: string, table: View, own: Adventurer | undefined, name: Name): string[] {
  const here = table.adventurers.filter(({ at }) => at === id).map(({ seat }) => name(seat));
  const errands = own ? errandsAt(id, table, own) : [];
  return [
    ...(here.length > 0 ? [tell("stand-here", { names: here.join(", "), count: here.length })] : []),
    ...(errands.length > 0 ? [tell("errands-here", { quests: errands.map(name).join(", ") })] : []),
  ];
}

export function fieldWords(
  id: string,
  table: View,
  land: ContentShown,
  own: Adventurer | undefined,
  name: Name,
): string {
  return [`${placeName(id, name)}, ${fieldSays(land.fields[id])}`, ...atField(id, table, own, name)].join(" ");
}

export function fieldCloseup(
  id: string,
  table: View,
  land: ContentShown,
  own: Adventurer | undefined,
  name: Name,
): Closeup {
  const field = land.fields[id];
  const ways = Object.values(land.routes)
    .filter(({ between }) => between.includes(id))
    .map((route) => {
      const end = route.between[0] === id ? route.between[1] : route.between[0];
      return tell("way-to", { name: placeName(end, name), value: asksFor(route.id, table, land) });
    });
  return {
    title: placeName(id, name),
    kind: tell(`group-${field?.group ?? "building"}`),
    words: [fieldSays(field), ...atField(id, table, own, name), tell("ways-from", { ways: ways.join(", ") })],
    clause: "DT-7.1",
  };
}

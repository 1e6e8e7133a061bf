import type { OptionTold } from "./messages";

/** More options than this are grouped by what they act on. */
export const MANY = 6;

/** Instead of the name of an argument: all options of the verb are one group. */
const TOGETHER = ["verb", "always"];

export interface Group {
  /** The id of the thing that all options of the group act on. */
  thing: string;
  /** What it is called, if not like that thing: what the words of its options have in common. */
  words?: string;
  options: OptionTold[];
}

/** What stands in the question bar: options of their own, and groups that open. */
export type Entry = { option: OptionTold; group?: undefined } | { group: Group; option?: undefined };

/**
 * Few options stand as they are; many are grouped by what they act on, which is their first argument that is a word, or the
 * one that `groupBy` names for the verb; "verb" there keeps all options of the verb together, and "always" does so even where
 * there are few: what nobody looks for should not stand where one is about to touch. Once such a group is open
 * (`isOpen`), its options are grouped by what they act on, or by what `within` names: the land in which a space lies. An
 * option alone in its group stands as itself. The order stays that of the question.
 */
export function arrange(
  options: OptionTold[],
  groupBy: Record<string, string> = {},
  many = MANY,
  isOpen = false,
  within: (option: OptionTold) => string | null = () => null,
): Entry[] {
  const isOneVerb = options.every(({ verb }) => verb === options[0]?.verb);
  if (options.length <= many) return isOneVerb ? options.map((option) => ({ option })) : keepTogether(options, groupBy);
  const isKindOpen = isOpen && isOneVerb;
  if (isKindOpen) groupBy = {};
  const entries: Entry[] = [];
  const groups = new Map<string, Group>();
  for (const option of options) {
    const thing = (isKindOpen ? within(option) : null) ?? actsOn(option, groupBy);
    const group = thing === null ? undefined : groups.get(thing);
    if (thing === null) entries.push({ option });
    else if (group) group.options.push(option);
    else {
      const begun = { thing, options: [option] };
      groups.set(thing, begun);
      entries.push({ group: begun });
    }
  }
  const isKeptTogether = [...groups.keys()].some((thing) => TOGETHER.includes(groupBy[thing] ?? ""));
  if (groups.size < 2 && !isKeptTogether) return options.map((option) => ({ option }));
  return entries.map((entry) => {
    const only = entry.group?.options.length === 1 ? entry.group.options[0] : undefined;
    return only ? { option: only } : entry;
  });
}

/** Few options, each as itself, but for those of verbs that are always kept together. */
function keepTogether(options: OptionTold[], groupBy: Record<string, string>): Entry[] {
  return options.flatMap((option, place): Entry[] => {
    const alike = options.filter(({ verb }) => verb === option.verb);
    if (groupBy[option.verb] !== "always" || alike.length < 2) return [{ option }];
    return options.findIndex(({ verb }) => verb === option.verb) === place
      ? [{ group: { thing: option.verb, options: alike } }]
      : [];
  });
}

/**
 * Where even that is too much: options of one verb whose words begin or end alike become one entry, named by what they have in
 * common ("Throw away: …").
 */
export function gather(entries: Entry[]): Entry[] {
  const gathered = new Set<string>();
  return entries.flatMap((entry) => {
    const verb = entry.option?.verb;
    const options = entries.flatMap(({ option }) => (option && option.verb === verb ? option : []));
    const words = inCommon(options.map(({ words }) => words));
    if (verb === undefined || options.length < 2 || !words) return [entry];
    if (gathered.has(verb)) return [];
    gathered.add(verb);
    return [{ group: { thing: verb, words, options } }];
  });
}

/** "Add … Advice" for "Add 1 Advice" and "Add 2 Advice"; nothing where they neither begin nor end with the same word. */
function inCommon(sentences: string[]): string {
  const [first = [], ...others] = sentences.map((sentence) => sentence.split(" "));
  const alike = (at: (words: string[], place: number) => string | undefined) => {
    let count = 0;
    while (count < first.length - 1 && others.every((words) => at(words, count) === at(first, count))) count += 1;
    return count;
  };
  const ahead = alike((words, place) => words[place]);
  const behind = Math.min(
    first.length - 1 - ahead,
    alike((words, place) => words.at(-1 - place)),
  );
  if (ahead + behind === 0) return "";
  return [...first.slice(0, ahead), "…", ...(behind > 0 ? first.slice(-behind) : [])].join(" ");
}

/** The words with which all of these begin, with the space behind them; each of them goes on after that. */
export function beginningOf(sentences: string[]): string {
  const split = sentences.map((sentence) => sentence.split(" "));
  const [first = []] = split;
  const most = Math.min(...split.map(({ length }) => length)) - 1;
  const differs = first.findIndex((word, place) => place >= most || split.some((words) => words[place] !== word));
  return sentences.length < 2 || differs < 1 ? "" : `${first.slice(0, differs).join(" ")} `;
}

/**
 * The key that chooses each entry: its place, from 1 to 9; but options that are a number themselves (`castle 3`) have that number,
 * as in the terminal, so that no key says one number and its words another.
 */
export function keysOf(entries: Entry[]): (number | undefined)[] {
  const numbers = entries.map(({ option }) => {
    const given = option ? Object.values(option.arguments) : [];
    return given.length === 1 && typeof given[0] === "number" ? given[0] : undefined;
  });
  const own = numbers.every((number) => number !== undefined && number >= 0 && number <= 9);
  if (own && new Set(numbers).size === numbers.length) return numbers;
  return entries.map((_, index) => (index < 9 ? index + 1 : undefined));
}

function actsOn(option: OptionTold, groupBy: Record<string, string>): string | null {
  const named = groupBy[option.verb];
  if (named !== undefined && TOGETHER.includes(named)) return option.verb;
  if (named !== undefined && named in option.arguments) return String(option.arguments[named]);
  const word = Object.values(option.arguments).find((value) => typeof value === "string");
  return typeof word === "string" ? word : null;
}

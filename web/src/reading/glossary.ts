import type { Entry } from "../lib/board";
import type { ClauseTold, Rules } from "../lib/messages";

/** Entries under one heading, in the order in which the game tells them. */
export interface Section {
  heading: string;
  entries: Entry[];
}

/** The entries that hold all the words, under their headings; all of them if there are no words. */
export function findEntries(entries: Entry[], words: string): Section[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const sections = new Map<string, Entry[]>();
  for (const entry of entries) {
    const text = [entry.title, entry.heading, entry.kind ?? "", ...entry.words].join(" ").toLowerCase();
    if (!wanted.every((word) => text.includes(word))) continue;
    sections.set(entry.heading, [...(sections.get(entry.heading) ?? []), entry]);
  }
  return [...sections].map(([heading, found]) => ({
    heading,
    entries: found,
  }));
}

/** The clause about an entry: the one that begins with its name or mentions it, where such are; else that of its kind. */
export function clauseAbout({ title, among, clause = "" }: Entry, rules: Rules): string {
  const name = title.replace(/^the /i, "");
  const clauses = rules.groups.find(({ number }) => number === among)?.clauses ?? [];
  const begins = ({ text }: ClauseTold) => text.replace(/^the /i, "").startsWith(`${name}:`);
  const mentions = ({ text }: ClauseTold) => text.includes(name);
  return (clauses.find(begins) ?? clauses.find(mentions))?.number ?? clause;
}

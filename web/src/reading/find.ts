import type { ClauseTold, Rules, RulesGroup } from "../lib/messages";

/** The clauses that hold all the words, in their groups; all of them if there are no words. */
export function find(rules: Rules, words: string): RulesGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return rules.groups;
  const holds = (group: RulesGroup, clause: ClauseTold) => {
    const text = `${clause.number} ${clause.text} ${group.title}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  };
  return rules.groups
    .map((group) => ({ ...group, clauses: group.clauses.filter((clause) => holds(group, clause)) }))
    .filter((group) => group.clauses.length > 0);
}

export type Piece = { text: string; kind: "plain" | "strong" | "emphasis" | "code" };

/** The few marks of Markdown that a clause may hold: **strong**, *emphasis*, `code`. */
export function pieces(text: string): Piece[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).flatMap((part): Piece[] => {
    if (part === "") return [];
    if (part.startsWith("**")) return [{ text: part.slice(2, -2), kind: "strong" }];
    if (part.startsWith("*") && part.length > 2) return [{ text: part.slice(1, -1), kind: "emphasis" }];
    if (part.startsWith("`")) return [{ text: part.slice(1, -1), kind: "code" }];
    return [{ text: part, kind: "plain" }];
  });
}

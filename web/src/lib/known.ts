/** What a table of pictures or clauses has for an id; nothing for what only a pack of its own names. */
export function known<Value>(table: Readonly<Record<string, Value>>, id: string): Value | undefined {
  return Object.hasOwn(table, id) ? table[id] : undefined;
}

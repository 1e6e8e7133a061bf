/** Finds on the page what a lesson speaks of, by the labels that everything on the table has anyway. */

/** Parts of every table. Where a game has one's own things on its board, the board says so. */
const PARTS: Record<string, string> = {
  board: ".table .board",
  goal: ".table .board section.goal",
  hand: ".table .hand, .table .board [data-part='hand']",
  dice: ".table [data-part='dice']",
  question: ".table .bar .ask",
  answers: ".table .bar .entries",
  seats: ".table .seats",
  chronicle: ".table :is(.lately, .pinned)",
  rules: ".table .rules-way",
  undo: ".table .undo-way",
};

/** What may follow the name of a thing in its label: "Castle" is not "Castle Dock", but it is "Castle: 2 pawns" and "Love 2 of 13". */
const AFTER_A_NAME = /^(\s*[:,.;!(–]|\s+\d|$)/;

/**
 * The thing with this id, or those that are called so. Failing that, those of which something is called so: "Dragon's Gate, lower
 * left: Black Stone"; and failing that, people at the table and cards in the hand.
 */
export function findThings(id: string, name: string, root: ParentNode = document): Element[] {
  const part = PARTS[id];
  if (part) return shown([...root.querySelectorAll(part)].filter((thing) => !thing.parentElement?.closest(part)));
  const isCalled = (words: string) => words.startsWith(name) && AFTER_A_NAME.test(words.slice(name.length));
  const within = (what: string) => [...root.querySelectorAll(`.table .board ${what}, .table .hand ${what}`)];
  const labelled = within("[aria-label]").map((thing) => ({ thing, label: thing.getAttribute("aria-label") ?? "" }));
  const named = within(`[data-thing="${id}"]`);
  const called = labelled.filter(({ label }) => isCalled(label));
  const holding = labelled.filter(({ label }) => label.split(/[:,] /).includes(name));
  const seats = [...root.querySelectorAll(".table .seats li")].filter(
    (seat) => seat.querySelector("strong")?.textContent?.trim() === name,
  );
  const cards = within(".card, button").filter((card) => isCalled(titleOf(card)));
  const ways = [named, called.map(({ thing }) => thing), holding.map(({ thing }) => thing), [...seats, ...cards]];
  return ways.map(shown).find(({ length }) => length > 0) ?? [];
}

/** The title of a card stands behind the word on its ribbon. */
function titleOf(card: Element): string {
  const ribbon = card.querySelector(".title .ribbon")?.textContent ?? "";
  return (card.querySelector(".title") ?? card).textContent.trim().slice(ribbon.length).trim();
}

function shown(things: Element[]): Element[] {
  return things.filter((thing) => {
    const { width, height } = thing.getBoundingClientRect();
    return width > 2 && height > 2;
  });
}

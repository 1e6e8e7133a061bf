/** Finds on the page what a lesson speaks of, by the labels that everything on the table has anyway. */

/** Parts of every table. */
const PARTS: Record<string, string> = {
  board: ".table .middle > .board",
  hand: ".table .hand",
  question: ".table .bar .ask",
  answers: ".table .bar .entries",
  seats: ".table .seats",
  chronicle: ".table .side",
  rules: ".table .rules-way",
  undo: ".table .undo-way",
};

/** The things that are called so: "Castle" is not "Castle Dock", but it is "Castle: 2 pawns". */
export function findThings(id: string, name: string, root: ParentNode = document): Element[] {
  const part = PARTS[id];
  if (part) return shown([...root.querySelectorAll(part)]);
  const isCalled = (label: string) => {
    const rest = label.startsWith(name) ? label.slice(name.length) : null;
    return rest !== null && (rest === "" || /^\s*[:,.;!(–]/.test(rest));
  };
  const labelled = [...root.querySelectorAll(".table .board [aria-label], .table .hand [aria-label]")];
  const called = labelled.filter((thing) => isCalled(thing.getAttribute("aria-label") ?? ""));
  const named = [...root.querySelectorAll(".table .board [data-thing], .table .hand [data-thing]")].filter(
    (thing) => (thing as HTMLElement | SVGElement).dataset.thing === id,
  );
  const seats = [...root.querySelectorAll(".table .seats li")].filter(
    (seat) => seat.querySelector("strong")?.textContent?.trim() === name,
  );
  const cards = [...root.querySelectorAll(".table .hand .card, .table .hand button")].filter((card) =>
    isCalled(card.textContent?.trim() ?? ""),
  );
  const found = shown([...named, ...called]);
  return found.length > 0 ? found : shown([...seats, ...cards]);
}

function shown(things: Element[]): Element[] {
  return things.filter((thing) => {
    const { width, height } = thing.getBoundingClientRect();
    return width > 2 && height > 2;
  });
}

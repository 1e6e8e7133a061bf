export interface Shortcuts {
  number(key: number): void;
  arrow(step: number): void;
  escape(): boolean;
  undo(): void;
  rules(): void;
  why(): void;
  hint(): void;
  skip(): void;
}

/** The keys of the table: numbers choose, arrows walk along the options, Escape goes back, u undoes, r reads, ? asks why, w for a hint. */
export function shortcut(event: KeyboardEvent, keys: Shortcuts): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isWriting(event.target) || document.querySelector("dialog[open]")) return;
  if (/^[0-9]$/.test(event.key)) keys.number(Number(event.key));
  else if (event.key === "ArrowRight" || event.key === "ArrowDown") keys.arrow(1);
  else if (event.key === "ArrowLeft" || event.key === "ArrowUp") keys.arrow(-1);
  else if (event.key === "Escape") {
    if (!keys.escape()) keys.skip();
  } else if (event.key === "u") keys.undo();
  else if (event.key === "r") keys.rules();
  else if (event.key === "?") keys.why();
  else if (event.key === "w") keys.hint();
  else return;
  event.preventDefault();
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input:not([type=radio]), textarea, [contenteditable]");
}

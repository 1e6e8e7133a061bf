/**
 * A finger is not tricked: what appears where one has just pressed cannot be pressed by the same quick finger. When another
 * question is asked, a thimble stands on that spot for a moment.
 */

/** So many milliseconds after a press its spot is still remembered, and so long the thimble stands on it. */
const REMEMBERED = 1500;
const STANDS = 350;
const SIZE = 56;

let pressed: { x: number; y: number; at: number } | null = null;

/** Notes where people have pressed, when the finger has left: who is pressing is not disturbed; returns what takes it back, so it fits into an `$effect`. */
export function watchFinger(now: () => number = () => performance.now()): () => void {
  const note = ({ clientX, clientY }: PointerEvent) => (pressed = { x: clientX, y: clientY, at: now() });
  addEventListener("pointerup", note, { capture: true });
  return () => removeEventListener("pointerup", note, { capture: true });
}

/** Another question is asked: covers the spot that was pressed last, for a moment. */
export function coverFinger(now: () => number = () => performance.now()): void {
  const spot = pressed;
  pressed = null;
  if (!spot || now() - spot.at > REMEMBERED) return;
  const thimble = document.createElement("div");
  thimble.className = "thimble";
  thimble.ariaHidden = "true";
  thimble.style.left = `${spot.x - SIZE / 2}px`;
  thimble.style.top = `${spot.y - SIZE / 2}px`;
  document.body.append(thimble);
  setTimeout(() => thimble.remove(), STANDS);
}

/** The six heroes, as they look out of their satchels. */
import type { KnownHeroCard } from "../types";
import { ball, draw, eyes, type Picture } from "./shapes";

const FACE = "skin M-19 -10 C-20 -30 -10 -36 0 -36 C10 -36 20 -30 19 -10 C18 10 8 18 0 18 C-8 18 -18 10 -19 -10 Z";
const MOUTH = "line M-6 6 C-2 9 3 9 7 5 M0 -7 L-3 0 L2 1";

export const heroes: Record<KnownHeroCard | "hero", Picture> = {
  son_of_the_white_mare: draw(
    "white M-40 50 C-38 26 -22 16 0 16 C22 16 38 26 40 50 Z",
    "red M-9 18 L0 32 L9 18 L6 50 L-6 50 Z",
    FACE,
    "cream M-24 4 C-32 -26 -18 -48 4 -46 C24 -44 28 -20 22 4 C18 -12 14 -22 0 -26 C-12 -24 -20 -12 -24 4 Z",
    "grey M-18 -40 C-24 -52 -14 -50 -8 -46 Z M16 -40 C22 -52 14 -50 8 -46 Z",
    eyes(8, -11, 2.8),
    MOUTH,
  ),
  fairy_beauty_ilona: draw(
    "marigold M-24 40 C-34 0 -26 -44 0 -46 C26 -44 34 0 24 40 Z",
    "sky M-38 50 C-34 28 -20 18 0 18 C20 18 34 28 38 50 Z",
    FACE,
    "marigold M-22 -6 C-22 -34 -8 -42 0 -38 C8 -42 22 -34 22 -6 C16 -18 8 -26 0 -28 C-8 -26 -16 -18 -22 -6 Z",
    `red ${ball(-14, -38, 5)} ${ball(0, -43, 6)} ${ball(14, -38, 5)}`,
    `leaf ${ball(-7, -42, 3)} ${ball(7, -42, 3)}`,
    eyes(8, -10, 2.8),
    "rose M-5 6 C-2 4 2 4 5 6 C3 11 -3 11 -5 6 Z",
  ),
  peter_carved_of_wood: draw(
    "moss M-40 50 C-38 26 -22 16 0 16 C22 16 38 26 40 50 Z",
    "orange M-19 -10 C-20 -30 -10 -36 0 -36 C10 -36 20 -30 19 -10 C18 10 8 18 0 18 C-8 18 -18 10 -19 -10 Z",
    "line M-14 -24 C-12 -8 -14 4 -10 12 M14 -26 C12 -10 15 2 10 12 M-4 -30 C-2 -26 2 -26 4 -30",
    "brown M-22 -22 C-24 -46 24 -46 22 -22 C10 -28 -10 -28 -22 -22 Z",
    "red M18 -34 C28 -46 34 -40 30 -28 Z",
    eyes(8, -11, 3),
    "orange M-2 -8 L16 -2 L-1 2 Z",
    "line M-6 8 H8",
  ),
  starry_eyed_shepherd: draw(
    "white M-42 50 C-40 26 -24 16 0 16 C24 16 40 26 42 50 L26 46 L20 50 L10 44 L0 50 L-10 44 L-20 50 L-28 44 Z",
    FACE,
    "brown M-20 -8 C-24 -22 -20 -30 -14 -32 L14 -32 C20 -30 24 -22 20 -8 L14 -22 L-14 -22 Z",
    "moss M-34 -24 C-20 -30 -18 -50 0 -50 C18 -50 20 -30 34 -24 C20 -18 -20 -18 -34 -24 Z",
    "red M-19 -30 C-8 -34 8 -34 19 -30 L21 -26 C8 -29 -8 -29 -21 -26 Z",
    "deep M-8 -17 l2 4 l4 1 l-3 3 l1 4 l-4 -2 l-4 2 l1 -4 l-3 -3 l4 -1 Z M8 -17 l2 4 l4 1 l-3 3 l1 4 l-4 -2 l-4 2 l1 -4 l-3 -3 l4 -1 Z",
    MOUTH,
    "brown M40 50 C42 20 40 0 44 -20 C46 -32 34 -34 32 -24 L36 -24 C38 -28 40 -24 39 -18 C36 0 37 20 35 50 Z",
  ),
  clever_girl: draw(
    "red M-40 50 C-38 26 -22 16 0 16 C22 16 38 26 40 50 Z",
    "white M-12 18 L0 30 L12 18 L14 50 L-14 50 Z",
    "brown M-24 20 C-34 30 -30 42 -34 50 L-24 50 C-22 40 -22 30 -18 18 Z M24 20 C34 30 30 42 34 50 L24 50 C22 40 22 30 18 18 Z",
    FACE,
    "brown M-21 -4 C-24 -34 -10 -44 0 -43 C10 -44 24 -34 21 -4 C18 -20 10 -28 0 -30 C-10 -28 -18 -20 -21 -4 Z",
    "marigold M-22 -26 C-10 -40 10 -40 22 -26 L20 -20 C10 -32 -10 -32 -20 -20 Z",
    eyes(8, -10, 2.8),
    MOUTH,
  ),
  littlest_princess: draw(
    "rose M-38 50 C-34 28 -20 18 0 18 C20 18 34 28 38 50 Z",
    "bark M-26 22 C-32 -10 -26 -42 0 -42 C26 -42 32 -10 26 22 Z",
    FACE,
    "bark M-20 -10 C-18 -30 -6 -32 2 -32 C12 -32 20 -24 20 -10 C14 -18 4 -24 -4 -24 C-10 -22 -16 -18 -20 -10 Z",
    "marigold M-16 -34 L-18 -48 L-8 -40 L0 -50 L8 -40 L18 -48 L16 -34 C6 -37 -6 -37 -16 -34 Z",
    eyes(8, -9, 3),
    `rose ${ball(-12, 1, 4, 3)} ${ball(12, 1, 4, 3)}`,
    "line M-5 7 C-2 9 2 9 5 7",
  ),
  hero: draw("moss M-38 50 C-36 28 -20 18 0 18 C20 18 36 28 38 50 Z", FACE, eyes(8, -10, 2.8), MOUTH),
};

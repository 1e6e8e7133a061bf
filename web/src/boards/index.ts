import type { Face } from "../lib/board";

/** The games that have a board of their own; each is loaded when its table is opened. */
export const faces: Record<string, () => Promise<{ default: Face }>> = {
  "fantastic-stories": () => import("./fantastic-stories"),
  "grimm-forest": () => import("./grimm-forest"),
};

/**
 * How the table fills a window: a stage for the board and, beside it or below it, everything that is said and held.
 *
 * A board is drawn for one of three sheets, by the shape of its stage, and only ever scaled: nothing on it moves because a panel
 * or the window changes its size.
 */
import { innerHeight, innerWidth } from "svelte/reactivity/window";

/** What a board is drawn for, in units of its own: words that are 16 high can be read if the sheet is not scaled down. */
export interface Sheet {
  format: "landscape" | "low" | "portrait";
  width: number;
  height: number;
}

export interface Frame {
  /** Everything but the board stands in a column beside it, or below it. */
  arrangement: "column" | "stack";
  /** How wide the column is. */
  column: number;
  /** How wide the chronicle is that stays open beside the column. */
  pinned: number;
  /** How high the line at the top is, and below it, in a stack, the strip of the players. */
  top: number;
  strip: number;
  stage: { width: number; height: number };
  /** How high the question is with its answers, whatever they are. */
  question: number;
  /** The height of the teller in a lesson. */
  teller: number;
  sheet: Sheet;
  /** How large the sheet is drawn: pixels for each of its units. */
  scale: number;
}

export const SHEETS: Record<Sheet["format"], Sheet> = {
  landscape: { format: "landscape", width: 1050, height: 860 },
  low: { format: "low", width: 560, height: 410 },
  portrait: { format: "portrait", width: 390, height: 430 },
};

/** A window that is so wide has room for a chronicle that stays open. */
export const WIDE = 1500;
/** Below the stage, question and answers and one's own things need so much, in a lesson so much more. */
const BELOW = 240;
const TAUGHT = 160;
/** However low the window, the board has so much of it. */
const LEAST = 0.43;
const LEAST_TAUGHT = 0.36;
/** Stages that are narrower than this are drawn for telephones. */
const NARROW = 640;

export interface Wishes {
  /** The chronicle stays open beside the column. */
  isPinned?: boolean;
  /** Somebody tells what to do, and needs room for it. */
  isTaught?: boolean;
}

/** How a window of this size is filled, in pixels. */
export function frameOf(width: number, height: number, wishes: Wishes = {}): Frame {
  return width >= 600 && width > 1.2 * height ? besideOf(width, height, wishes) : stackOf(width, height, wishes);
}

function besideOf(width: number, height: number, { isPinned = false }: Wishes): Frame {
  const column = Math.round(between(290, width * 0.27, width >= 1200 ? 420 : 340));
  const pinned = isPinned && width >= WIDE ? 300 : 0;
  const top = height < 500 ? 36 : 42;
  const stage = { width: width - column - pinned, height: height - top };
  const sheet = stage.width < NARROW ? SHEETS.low : SHEETS.landscape;
  const [question, teller] = [
    Math.round(between(150, height * 0.23, 220)),
    Math.round(between(130, height * 0.22, 200)),
  ];
  const scale = scaleOf(sheet, stage);
  return { arrangement: "column", column, pinned, top, strip: 0, stage, question, teller, sheet, scale };
}

function stackOf(width: number, height: number, { isTaught = false }: Wishes): Frame {
  const [top, strip] = width < NARROW ? [40, 36] : [42, 44];
  const sheet = width < NARROW ? SHEETS.portrait : SHEETS.landscape;
  const room = height - top - strip - BELOW - (isTaught ? TAUGHT : 0);
  const least = height * (isTaught ? LEAST_TAUGHT : LEAST);
  const stage = { width, height: Math.round(Math.min((width * sheet.height) / sheet.width, Math.max(room, least))) };
  const below = height - top - strip - stage.height;
  const question = Math.round(between(isTaught ? 128 : 148, below * (isTaught ? 0.36 : 0.45), 200));
  const teller = Math.round(between(100, below * 0.34, 160));
  const scale = scaleOf(sheet, stage);
  return { arrangement: "stack", column: 0, pinned: 0, top, strip, stage, question, teller, sheet, scale };
}

function between(least: number, wished: number, most: number): number {
  return Math.min(most, Math.max(least, wished));
}

function scaleOf(sheet: Sheet, stage: { width: number; height: number }): number {
  return Math.min(stage.width / sheet.width, stage.height / sheet.height);
}

/** The frame of this window. */
class Now {
  wishes = $state.raw<Wishes>({});
  readonly frame = $derived(frameOf(innerWidth.current ?? 1280, innerHeight.current ?? 800, this.wishes));
  /** Both are new only when they change, not whenever the frame is: a board is laid out anew for another sheet. */
  readonly sheet = $derived(this.frame.sheet);
  readonly scale = $derived(this.frame.scale);
  readonly isWide = $derived((innerWidth.current ?? 1280) >= WIDE);
}

export const now = new Now();

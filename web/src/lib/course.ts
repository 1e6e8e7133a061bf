/** How far every seat had come after each answer, and what that says about the match. */
export interface Course {
  seats: string[];
  /** For each answer, how far each seat had come, in the order of `seats`. */
  steps: { moment: number; standings: number[]; chapter: string }[];
}

/** The seats in front at a step. */
function leaders(standings: number[]): number[] {
  const most = Math.max(...standings);
  return standings.flatMap((standing, index) => (standing === most ? [index] : []));
}

/** The answer after which a winner was in front and never again behind: the moment to look at. Null if there is none. */
export function decisiveMoment(course: Course, winners: string[]): number | null {
  const winning = winners.map((seat) => course.seats.indexOf(seat));
  let decisive: number | null = null;
  for (const { moment, standings } of [...course.steps].reverse()) {
    const front = leaders(standings);
    if (!front.some((seat) => winning.includes(seat)) || front.length === course.seats.length) break;
    decisive = moment;
  }
  return decisive;
}

/** Where along the course words stand: each time another chapter of the story begins, but not closer than `apart` answers. */
export function chapters(course: Course, apart: number): { moment: number; words: string }[] {
  const begun: { moment: number; words: string }[] = [];
  let last = "";
  for (const { moment, chapter } of course.steps) {
    const [words = ""] = chapter.split(" · ");
    if (words === last || words === "") continue;
    last = words;
    const before = begun.at(-1);
    if (!before || moment - before.moment >= apart) begun.push({ moment, words });
  }
  return begun;
}

/** Numbers for an axis from `least` to `most`: whole ones, and few. */
export function marks(least: number, most: number, few = 5): number[] {
  const step = Math.max(1, Math.ceil((most - least) / few));
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, index) => first + index * step);
}

/** How often the lead went from one seat alone to another. */
export function leadChanges(course: Course): number {
  let changes = 0;
  let leader: number | null = null;
  for (const { standings } of course.steps) {
    const front = leaders(standings);
    if (front.length !== 1 || front[0] === undefined) continue;
    if (leader !== null && front[0] !== leader) changes += 1;
    leader = front[0];
  }
  return changes;
}

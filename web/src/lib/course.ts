/** How far every seat had come after each answer, and what that says about the match. */
export interface Course {
  seats: string[];
  /** For each answer, how far each seat had come, in the order of `seats`. */
  steps: { moment: number; standings: number[] }[];
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

/** The answers that moved somebody forward or back. */
export function turningPoints(course: Course): Set<number> {
  const before = (index: number) => course.steps[index - 1]?.standings ?? [];
  return new Set(
    course.steps.flatMap(({ moment, standings }, index) =>
      index > 0 && standings.some((standing, seat) => standing !== before(index)[seat]) ? [moment] : [],
    ),
  );
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

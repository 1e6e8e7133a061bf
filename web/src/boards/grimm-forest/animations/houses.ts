/** Houses grow, section by section. */
import type { Pace } from "../../../lib/pace";
import { middleOf } from "../../../kit/geometry";
import type { Animations } from "../../../kit/theatre.svelte";
import type { ForestTheatre } from "../theatre.svelte";
import { SECTIONS, type Events, type Site } from "../types";
import { houseOn } from "../view";

export function houses(theatre: ForestTheatre) {
  return {
    built: (values, pace) => build(theatre, values, pace),
    first_builder: ({ seat, material }, pace) => {
      theatre.builder(seat)?.first_builder.push(material);
      return pace.wait(500);
    },
    corner_gained: ({ seat }) => void theatre.builder(seat)?.sites.push(""),
    action_lost: ({ seat, total }) => {
      const builder = theatre.builder(seat);
      if (builder) builder.actions = total;
    },
    actions_gained: ({ seat, total }) => {
      const builder = theatre.builder(seat);
      if (builder) builder.actions = total;
    },
  } satisfies Partial<Animations<Events>>;
}

async function build(
  theatre: ForestTheatre,
  { seat, material, section, price }: Events["built"],
  pace: Pace,
): Promise<void> {
  const builder = theatre.builder(seat);
  if (!builder) return;
  const below = SECTIONS[SECTIONS.indexOf(section) - 1];
  const place = siteFor(builder.sites, below ? `${material}_${below}` : "");
  const box = theatre.layout().lots.get(seat)?.plots[place];
  builder.resources[material] = Math.max(0, builder.resources[material] - price);
  theatre.forest.actions_taken += 1;
  if (box)
    await theatre.fly(material, Math.min(3, price), theatre.counter(seat, material), middleOf(box), pace, () => {});
  theatre.fresh = `${seat} ${place}`;
  builder.sites[place] = `${material}_${section}`;
  await pace.wait(houseOn(builder.sites[place] ?? "")?.height === SECTIONS.length ? 700 : 450);
}

/** The site on which a section is put: the first that has what it stands on, a common one before Cutting Corners. */
export function siteFor(sites: Site[], below: Site): number {
  return sites.indexOf(below);
}

import type { OptionTold } from "./messages";

/** An option whose verb has these arguments. */
export type OptionWith<Arguments> = Omit<OptionTold, "arguments"> & { arguments: Arguments };

/** Picks the options of some verbs of a game, so that only their own arguments can be asked for: `picking<Verbs>()`. */
export function picking<Verbs>() {
  return <Verb extends keyof Verbs & string>(options: OptionTold[], ...verbs: Verb[]): OptionWith<Verbs[Verb]>[] =>
    options.filter(({ verb }) => verbs.some((other) => other === verb)) as OptionWith<Verbs[Verb]>[];
}

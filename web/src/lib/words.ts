import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../texts/en.ftl?raw";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(english));

/** The page's own words under a key of `texts/en.ftl`. (What happens in a game comes in words from the server.) */
export function say(key: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`There are no words for '${key}'`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  if (errors[0]) throw new Error(`The words for '${key}' cannot be said: ${errors[0].message}`);
  return text;
}

/** What the page says about a book: its mood, its length, two sentences about it. */
export function sayOfBook(game: string, part: "mood" | "minutes" | "about"): string {
  const key = `book-${game}-${part}`;
  return say(bundle.hasMessage(key) ? key : `book-any-${part}`);
}

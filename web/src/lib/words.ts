import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { ENGLISH, language, languageOf } from "./language";

/** Files of words by their path, as `import.meta.glob("./texts/*.ftl", …)` gives them; the name of a file is its language. */
export type Texts = Record<string, string>;

/** Says what stands under a key, in the language of the page and, where that lacks the key, in English. */
export interface Words {
  (key: string, values?: Record<string, FluentVariable>): string;
  has(key: string): boolean;
}

function bundlesOf(texts: Texts): Map<string, FluentBundle> {
  const bundles = new Map<string, FluentBundle>();
  for (const [path, text] of Object.entries(texts)) {
    const language = languageOf(path);
    const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    bundles.set(language, bundle);
  }
  return bundles;
}

/** The words of the page, of a board, or of what the shelf tells about a book. */
export function wordsFrom(texts: Texts, spoken = language): Words {
  const bundles = bundlesOf(texts);
  const found = (key: string) =>
    [spoken, ENGLISH].map((language) => bundles.get(language)).find((bundle) => bundle?.hasMessage(key));
  const words = (key: string, values: Record<string, FluentVariable> = {}): string => {
    const bundle = found(key);
    const pattern = bundle?.getMessage(key)?.value;
    if (!bundle || !pattern) throw new Error(`There are no words for '${key}'`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, values, errors);
    if (errors[0]) throw new Error(`The words for '${key}' cannot be said: ${errors[0].message}`);
    return text;
  };
  return Object.assign(words, { has: (key: string) => found(key) !== undefined });
}

/** For each language the keys that English has and it has not. */
export function missingWords(texts: Texts): Record<string, string[]> {
  const keys = Object.entries(texts).map(([path, text]): [string, string[]] => [
    languageOf(path),
    [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map(([, key]) => key ?? ""),
  ]);
  const english = keys.find(([language]) => language === ENGLISH)?.[1] ?? [];
  return Object.fromEntries(
    keys
      .filter(([language]) => language !== ENGLISH)
      .map(([language, there]) => [language, english.filter((key) => !there.includes(key))]),
  );
}

/** The page's own words. (What happens in a game comes in words from the server.) */
export const say = wordsFrom(
  import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default", eager: true }),
);

/** Several names as one phrase: "Red, Blue and Green". */
export function listing(names: string[], spoken = language): string {
  const listed = new Intl.ListFormat(spoken === ENGLISH ? "en-GB" : spoken, { type: "conjunction" });
  return listed.format(names);
}

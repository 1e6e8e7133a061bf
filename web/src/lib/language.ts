/** The language of the page: decided here, once, for its own words, for those of the books and for what the server tells. */

/** What everything is written in, and what stands in for words that a language lacks. */
export const ENGLISH = "en";

/** The languages that the page itself speaks. */
export const LANGUAGES = Object.keys(import.meta.glob("../texts/*.ftl")).map(languageOf);

/** The language of a file of words: `texts/hu.ftl` is in Hungarian. */
export function languageOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.ftl$/, "");
}

/** The first wish that can be fulfilled, whatever its region: "hu-HU" is "hu". */
export function chosenFrom(languages: string[], wishes: readonly string[]): string {
  const wanted = wishes.map((wish) => wish.split("-")[0] ?? "");
  return wanted.find((wish) => languages.includes(wish)) ?? ENGLISH;
}

export const language = chosenFrom(LANGUAGES, navigator.languages);
document.documentElement.lang = language;

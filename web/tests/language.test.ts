import { describe, expect, it } from "vitest";
import { chosenFrom, language, languageOf } from "../src/lib/language";

describe("the language of the page", () => {
  it("is the first wish that can be fulfilled, whatever its region", () => {
    expect(chosenFrom(["en", "hu", "de"], ["fr-FR", "hu-HU", "de"])).toBe("hu");
  });

  it("is English where no wish can be fulfilled", () => {
    expect(chosenFrom(["en", "hu"], ["fr"])).toBe("en");
    expect(chosenFrom(["en", "hu"], [])).toBe("en");
  });

  it("is told to the browser, for those who hear the page", () => {
    expect(document.documentElement.lang).toBe(language);
  });

  it("is told by the name of a file", () => {
    expect(languageOf("../texts/bg.ftl")).toBe("bg");
  });
});

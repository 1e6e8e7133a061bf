import { describe, expect, it } from "vitest";
import { botName } from "../src/lib/bots";

describe("the name of a bot", () => {
  it("is its level in words, and shorter where one chooses among bots", () => {
    expect(botName("hard")).toBe("Hard bot");
    expect(botName("hard", true)).toBe("hard");
    expect(botName(null)).toBe("Medium bot");
  });

  it("is its own where another package brings the bot, without the module", () => {
    expect(botName("thrifty")).toBe("thrifty");
    expect(botName("my_bots.greedy:Thrifty")).toBe("Thrifty");
  });
});

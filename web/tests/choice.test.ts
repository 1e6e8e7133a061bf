import { beforeEach, describe, expect, it, vi } from "vitest";
import { Choice } from "../src/lib/choice.svelte";
import { option, question } from "./told";

const walk = (text: string) => option(text, "start", "end", "die");
const calls = { answer: vi.fn(), whyNot: vi.fn(), isGrave: vi.fn(() => false) };
let choice: Choice;

beforeEach(() => {
  vi.clearAllMocks();
  calls.isGrave.mockReturnValue(false);
  choice = new Choice(calls);
  choice.ask(
    question([walk("walk castle bell 1"), walk("walk castle dock 3"), walk("walk bell dock 2"), option("end")]),
  );
});

describe("a choice", () => {
  it("is answered by touching what only one option names", () => {
    choice.touch("castle", "Castle");
    choice.touch("bell", "Magic Bell");
    expect(calls.answer).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ option: "walk castle bell 1" }),
    );
  });

  it("narrows to the options of what was touched, and Escape goes back", () => {
    choice.touch("dock", "Dock");
    expect(choice.options.map(({ option: text }) => text)).toEqual(["walk castle dock 3", "walk bell dock 2"]);
    expect(choice.steps.map(({ words }) => words)).toEqual(["Dock"]);
    expect(choice.back()).toBe(true);
    expect(choice.options).toHaveLength(4);
    expect(choice.back()).toBe(false);
  });

  it("is led on by what has more to choose from, but not by what has been touched already", () => {
    const towardsDock = choice.about("dock");
    expect(choice.leadsOn(towardsDock)).toBe(true);
    choice.narrow("Dock", towardsDock);
    expect(choice.leadsOn(towardsDock)).toBe(false);
    expect(choice.leadsOn(choice.about("castle"))).toBe(true);
    expect(choice.leadsOn(choice.about("lair"))).toBe(false);
    choice.narrow("Dock, once more", towardsDock);
    expect(choice.steps.map(({ words }) => words)).toEqual(["Dock"]);
  });

  it("looks only at the arguments that the board means", () => {
    expect(choice.about("bell", ["end"]).map(({ option: text }) => text)).toEqual(["walk castle bell 1"]);
    expect(choice.can("castle", ["end"])).toBe(false);
  });

  it("starts anew when something outside the narrowed options is touched", () => {
    choice.touch("castle", "Castle");
    choice.touch("dock", "Dock", ["end"]);
    expect(calls.answer).toHaveBeenCalledOnce();
    choice.release();
    choice.backTo(0);
    choice.touch("castle", "Castle");
    choice.touch("bell", "Bell", ["start"]);
    expect(calls.answer).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ option: "walk bell dock 2" }),
    );
  });

  it("asks why not when nothing names what was touched", () => {
    choice.touch("lair", "Dragon's Lair", ["end"]);
    expect(calls.whyNot).toHaveBeenCalledWith("lair", ["end"]);
    expect(calls.answer).not.toHaveBeenCalled();
  });

  it("takes a second tap for what is grave", () => {
    calls.isGrave.mockReturnValue(true);
    const end = option("end");
    choice.choose(end);
    expect(calls.answer).not.toHaveBeenCalled();
    expect(choice.armed).toEqual(end);
    choice.choose(end);
    expect(calls.answer).toHaveBeenCalledOnce();
  });

  it("sends one answer, however often one clicks", () => {
    choice.choose(option("end"));
    choice.choose(option("end"));
    expect(calls.answer).toHaveBeenCalledOnce();
    expect(choice.isOpen).toBe(false);
  });

  it("waits with its answer while the line is broken, and through the same question told again", () => {
    choice.choose(option("end"));
    choice.keep();
    choice.ask(question([option("end")]));
    expect(choice.sent?.option).toBe("end");
    choice.ask(question([option("end")], 2));
    expect(choice.sent).toBeNull();
    expect(choice.isKept).toBe(false);
  });

  it("may be made again after a refusal", () => {
    choice.choose(option("end"));
    choice.release();
    expect(choice.options).toHaveLength(4);
  });

  it("keeps the way made so far when the same question is told again", () => {
    const same = question([walk("walk castle bell 1"), walk("walk castle dock 3")], 7);
    choice.ask(same);
    choice.narrow("Castle", same.options);
    choice.ask({ ...same });
    expect(choice.steps).toHaveLength(1);
    choice.ask(question([option("end")], 8));
    expect(choice.steps).toHaveLength(0);
  });

  it("shows what is suggested, on the way to it too, but not beside it", () => {
    choice.suggest("walk bell dock 2");
    expect(choice.suggested?.option).toBe("walk bell dock 2");
    choice.narrow("Dock", choice.about("dock"));
    expect(choice.considered).toEqual([choice.suggested]);
    choice.backTo(0);
    choice.narrow("Castle", choice.about("castle"));
    expect(choice.suggested).toBeUndefined();
    expect(choice.considered).toEqual([]);
  });

  it("forgets what was considered, but not what has been considered since", () => {
    const [first, second] = [choice.about("bell"), choice.about("castle")];
    choice.consider(first, "the bell");
    choice.consider(second, "the castle");
    choice.forget("the bell");
    expect(choice.considered).toBe(second);
    choice.forget("the castle");
    expect(choice.considered).toEqual([]);
  });
});

describe("a plan", () => {
  const asked = (options: string[], number: number, seat = "red") =>
    question(
      options.map((text) => option(text, "virtue")),
      number,
      seat,
    );
  const sent = () => calls.answer.mock.calls.map(([, { option: text }]) => text as string);

  it("sends its answers one by one, each to the next question", () => {
    choice.ask(asked(["grow love", "grow courage"], 5));
    choice.plan(["grow love", "grow love", "grow courage"]);
    expect(sent()).toEqual(["grow love"]);
    choice.ask(null);
    expect(sent()).toHaveLength(1);
    choice.ask(asked(["grow love", "grow courage"], 6));
    choice.ask(asked(["grow love", "grow courage"], 7));
    expect(sent()).toEqual(["grow love", "grow love", "grow courage"]);
    choice.ask(asked(["grow love"], 8));
    expect(sent()).toHaveLength(3);
    expect(choice.isOpen).toBe(true);
  });

  it("ends where an answer is no longer offered", () => {
    choice.ask(asked(["grow love"], 5));
    choice.plan(["grow love", "grow love", "grow love"]);
    choice.ask(asked(["grow courage"], 6));
    expect(sent()).toEqual(["grow love"]);
    choice.ask(asked(["grow love"], 7));
    expect(sent()).toEqual(["grow love"]);
    expect(choice.planned).toEqual([]);
  });

  it("does not answer for another seat", () => {
    choice.ask(asked(["grow love"], 5));
    choice.plan(["grow love", "grow love"]);
    choice.ask(asked(["grow love"], 6, "blue"));
    expect(sent()).toEqual(["grow love"]);
  });

  it("ends when an answer is refused", () => {
    choice.ask(asked(["grow love"], 5));
    choice.plan(["grow love", "grow love"]);
    choice.release();
    choice.ask(asked(["grow love"], 6));
    expect(sent()).toEqual(["grow love"]);
  });
});

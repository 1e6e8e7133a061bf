import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { part } from "../src/lib/part";
import { say } from "../src/lib/words";

const lost = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const reload = vi.fn();

/** The server has this page now. */
function serve(page: string, ok = true): void {
  vi.stubGlobal("fetch", () => Promise.resolve({ ok, text: () => Promise.resolve(page) }));
}

beforeEach(() => {
  document.head.innerHTML = "";
  const script = document.createElement("script");
  script.type = "text/plain";
  script.setAttribute("src", "/assets/index-old.js");
  document.head.append(script);
  vi.stubGlobal("location", { pathname: "/", reload });
});

afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
  document.head.innerHTML = "";
});

describe("a part of the page that does not load", () => {
  it("is reported in words if the server still has the same page", async () => {
    serve('<script src="/assets/index-old.js"></script>');
    await expect(part(lost)).rejects.toThrow(say("mishap-part"));
    expect(reload).not.toHaveBeenCalled();
  });

  it("is reported in words if the server cannot be reached", async () => {
    vi.stubGlobal("fetch", lost);
    await expect(part(lost)).rejects.toThrow(say("mishap-part"));
    serve("Bad Gateway", false);
    await expect(part(lost)).rejects.toThrow(say("mishap-part"));
    expect(reload).not.toHaveBeenCalled();
  });

  it("makes the page load anew, once and silently, if the server was updated", async () => {
    serve('<script src="/assets/index-new.js"></script>');
    void part(lost);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it("costs nothing when it does load", async () => {
    vi.stubGlobal("fetch", () => expect.unreachable());
    await expect(part(() => Promise.resolve(7))).resolves.toBe(7);
  });
});

import { describe, expect, it } from "vitest";
import { address, invitation, invitationIn, readRoute } from "../src/lib/route";

describe("the address", () => {
  it("of nothing is the shelf", () => {
    expect(readRoute("")).toEqual({ page: "shelf", book: null });
    expect(readRoute("#/")).toEqual({ page: "shelf", book: null });
  });

  it("of an invitation leads to its room with the key", () => {
    const link = invitation("a-room", "s3cret_-", "https://table.example");
    expect(readRoute(new URL(link).hash)).toEqual({ page: "room", room: "a-room", key: "s3cret_-" });
  });

  it("that was pasted leads in if it is an invitation with its key", () => {
    const link = invitation("a-room", "s3cret_-", "https://table.example");
    expect(invitationIn(`Come and play: ${link} at eight`)).toBe("#/room/a-room/s3cret_-");
    expect(invitationIn("https://table.example/#/room/a-room")).toBeNull();
    expect(invitationIn("https://table.example/#/tables")).toBeNull();
    expect(invitationIn("come at eight")).toBeNull();
  });

  it("of every page leads back to it", () => {
    expect(readRoute(address.book("grimm-forest"))).toEqual({ page: "shelf", book: "grimm-forest" });
    expect(readRoute(address.room("r1"))).toEqual({ page: "room", room: "r1", key: null });
    expect(readRoute(address.rules("grimm-forest", "GF-1.2"))).toEqual({
      page: "rules",
      game: "grimm-forest",
      clause: "GF-1.2",
    });
    expect(readRoute(address.replay("r1", 42))).toEqual({ page: "replay", room: "r1", moment: 42 });
    expect(readRoute(address.match("m1"))).toEqual({ page: "match", match: "m1", isReplay: false, moment: null });
    expect(readRoute(address.matchReplay("m1", 7))).toEqual({ page: "match", match: "m1", isReplay: true, moment: 7 });
    expect(readRoute(address.replay())).toEqual({ page: "replay", room: null, moment: null });
    expect(readRoute(address.tables).page).toBe("tables");
    expect(readRoute(address.about).page).toBe("about");
  });

  it("that is none says so, even with broken signs in it", () => {
    expect(readRoute("#/cellar")).toEqual({ page: "lost" });
    expect(readRoute("#/%E0%A4%A")).toEqual({ page: "lost" });
  });
});

import { keepKey } from "./storage";
import { readRoute, type Route } from "./route";

/** The place we are at, as the address bar tells. A key is taken out of the address bar at once. */
class Navigation {
  route = $state.raw<Route>({ page: "shelf", book: null });
  /** The key that came with the link, for the first greeting. */
  key: string | null = null;
  /** How many links with a key were opened in this tab: each comes to its room anew. */
  visits = $state(0);

  constructor() {
    this.#read();
    addEventListener("hashchange", () => this.#read());
  }

  go(address: string): void {
    location.hash = address;
  }

  #read(): void {
    const route = readRoute(location.hash);
    if (route.page === "room" && route.key) {
      this.key = route.key;
      this.visits += 1;
      keepKey(route.room, "in", route.key);
      history.replaceState(null, "", `#/room/${encodeURIComponent(route.room)}`);
      this.route = { ...route, key: null };
    } else this.route = route;
    scrollTo(0, 0);
  }
}

export const navigation = new Navigation();

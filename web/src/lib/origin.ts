import { health } from "./api";

/** Whether this page was opened at an address that only this computer knows. */
export const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

/** Where others find this server: of an address that only this computer knows, the one in its network. */
export async function reachableOrigin(): Promise<string> {
  if (!isLocal) return location.origin;
  try {
    return (await health()).address || location.origin;
  } catch {
    return location.origin;
  }
}

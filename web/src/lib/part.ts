/**
 * Parts of the page that are loaded when they are needed.
 *
 * After an update of the server, the parts that an open page would still load are gone: then the page is loaded anew, and
 * has the new ones. Where that would not help, whoever waits for the part is told.
 */
import { say } from "./words";

export async function part<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!(await isOutdated())) throw new Error(say("mishap-part"), { cause: error });
    location.reload();
    return new Promise<Part>(() => {});
  }
}

/** Whether the server has another page by now: one that begins with another script. */
async function isOutdated(): Promise<boolean> {
  const begins = document.querySelector("script[src]")?.getAttribute("src");
  try {
    const response = await fetch(location.pathname, { cache: "no-store" });
    return response.ok && !!begins && !(await response.text()).includes(begins);
  } catch {
    return false;
  }
}

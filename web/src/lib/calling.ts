import { settings } from "./settings.svelte";
import { say } from "./words";

/** Calls somebody who is elsewhere back to the table: in the title of the tab, and by a notification if that was allowed. */

/** The title of a tab: whose turn it is comes first, because little of it is seen. */
export function titleOf(title: string, isYourTurn: boolean): string {
  return isYourTurn ? `${say("seat-your-turn-title")} · ${title}` : `${title} · fairytable`;
}

export const canNotify = (): boolean => "Notification" in globalThis;

/** Asks the browser for the right to call; false if it refuses. */
export async function allowCalling(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** A notification that it is one's turn, if one looks elsewhere and wants to be called. */
export function callToTable(title: string): void {
  if (!settings.calls || !canNotify() || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible") return;
  const call = new Notification(say("seat-your-turn-title"), { body: title, tag: "fairytable" });
  call.onclick = () => {
    window.focus();
    call.close();
  };
}

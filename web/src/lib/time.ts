import { language } from "./language";

const ago = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" });

/** How long ago it was: "5 minutes ago". */
export function since(time: string): string {
  const minutes = Math.round((Date.now() - new Date(time).getTime()) / 60_000);
  if (minutes < 60) return ago.format(-minutes, "minute");
  if (minutes < 60 * 24) return ago.format(-Math.round(minutes / 60), "hour");
  return ago.format(-Math.round(minutes / 60 / 24), "day");
}

/** The day on which something ended. */
export function dayOf(time: string): string {
  return day.format(new Date(time));
}

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "./en.ftl?raw";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(english));

/** The board's own words under a key of `en.ftl`. */
export function tell(key: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`There are no words for '${key}'`);
  return bundle.formatPattern(pattern, values);
}

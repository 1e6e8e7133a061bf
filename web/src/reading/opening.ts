/** The paragraphs between the title of a page of rules and its first heading. */
export function opening(text: string): string[] {
  const body = text.replace(/^#\s.*\n/, "");
  return (body.split(/^##\s/m)[0] ?? "")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll("\n", " ").trim())
    .filter((paragraph) => paragraph !== "" && !paragraph.startsWith("|"));
}

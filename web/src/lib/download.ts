/** Gives a record to the person as a file. */
export function download(record: Record<string, unknown>, name: string): void {
  downloadFile(new Blob([JSON.stringify(record, null, 1)], { type: "application/json" }), name);
}

/** Gives a zip archive, written in Base64, to the person as a file. */
export function downloadArchive(archive: string, name: string): void {
  const bytes = Uint8Array.from(atob(archive), (letter) => letter.charCodeAt(0));
  downloadFile(new Blob([bytes], { type: "application/zip" }), name);
}

function downloadFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

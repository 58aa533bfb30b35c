/** Long enough for the slowest browser to have begun reading it. */
const KEPT_MS = 60_000;

/** Gives `content` to the person as a file of that name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

const isOwnMachine = ({ hostname }: URL): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/** Whether a browser asks for no such thing from `page`, without a word to the page: http from https. */
export function isInsecure(manifest: string, page: string): boolean {
  if (!URL.canParse(manifest, page)) return false;
  const url = new URL(manifest, page);
  return new URL(page).protocol === 'https:' && url.protocol === 'http:' && !isOwnMachine(url);
}

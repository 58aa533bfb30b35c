/**
 * Where an element is told that the server is; '' is the page's own origin.
 * @returns null where that is no address.
 */
export function readApiBase(text: string | null): string | null {
  if (text === null) return '';
  if (!URL.canParse(text, document.baseURI)) return null;
  const { protocol } = new URL(text, document.baseURI);
  return protocol === 'https:' || protocol === 'http:' ? text.replace(/\/+$/, '') : null;
}

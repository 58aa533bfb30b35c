const LONGEST = 200;

/** Of a file's name, what the server takes; no half of an emoji at its end. */
export const nameToSend = (name: string): string => name.slice(0, LONGEST).replace(/\p{Cs}/gu, '');

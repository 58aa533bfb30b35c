const REMOVED = /^cuenta-eliminada-(\w+)$/;

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** Whose an address is, or the address as it reads; the neutral name of a deleted account in words. */
export const whoIs = (email: string, names = NO_NAMES): string => {
  const [, code] = REMOVED.exec(email) ?? [];
  return code === undefined ? (names.get(email) ?? email) : `Una cuenta borrada (${code})`;
};

import { monthAndYear, parseIsoDate } from '@almanaque/shared-contracts';

/** '2026-09' → 'septiembre de 2026' */
export function monthText(month: string): string {
  const first = parseIsoDate(`${month}-01`);
  return first === null ? month : monthAndYear(first);
}

import type { IsoDate } from '@almanaque/shared-contracts';
import { loadPlate } from './load-plate.ts';

/** The month's drawing, fit for paper: one that has not been decoded is white there. */
export async function decodedPlate(month: IsoDate): Promise<string | null> {
  const address = await loadPlate(month);
  if (address === null) return null;
  const image = new Image();
  image.src = address;
  await image.decode();
  return address;
}

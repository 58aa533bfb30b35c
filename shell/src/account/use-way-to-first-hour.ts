import { usePlacing } from '@almanaque/shared-contracts';
import { addressOf } from '../configuration/address-of.ts';
import { MONTH_PATH } from '../routes/route.ts';

const FIRST_HOUR_PATH = 'primeros-pasos';

/** Where a new installation is begun with, if a part brings that; else the month. */
export function useWayToFirstHour(): string {
  const isThere = usePlacing().places.some(
    ({ contribution: { path } }) => path === FIRST_HOUR_PATH,
  );
  return isThere ? addressOf(FIRST_HOUR_PATH) : MONTH_PATH;
}

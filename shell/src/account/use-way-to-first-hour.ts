import { usePlacing } from '@almanaque/shared-contracts';
import { addressOf, FIRST_HOUR_PATH, MONTH_PATH } from '@almanaque/shared-contracts/contributions';

/** Where a new installation is begun with, if a part brings that; else the month. */
export function useWayToFirstHour(): string {
  const isThere = usePlacing().places.some(
    ({ contribution: { path } }) => path === FIRST_HOUR_PATH,
  );
  return isThere ? addressOf(FIRST_HOUR_PATH) : MONTH_PATH;
}

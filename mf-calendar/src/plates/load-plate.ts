import { monthOf, type IsoDate } from '@almanaque/shared-contracts';

/**
 * Our own drawings, one a month: the country's light, plants and skies by season. 480 by 160 units, flat
 * shapes that keep apart in greys too, at most 6 KiB each.
 */
const PLATES = [
  () => import(/* webpackChunkName: "plate-01" */ './01.svg'),
  () => import(/* webpackChunkName: "plate-02" */ './02.svg'),
  () => import(/* webpackChunkName: "plate-03" */ './03.svg'),
  () => import(/* webpackChunkName: "plate-04" */ './04.svg'),
  () => import(/* webpackChunkName: "plate-05" */ './05.svg'),
  () => import(/* webpackChunkName: "plate-06" */ './06.svg'),
  () => import(/* webpackChunkName: "plate-07" */ './07.svg'),
  () => import(/* webpackChunkName: "plate-08" */ './08.svg'),
  () => import(/* webpackChunkName: "plate-09" */ './09.svg'),
  () => import(/* webpackChunkName: "plate-10" */ './10.svg'),
  () => import(/* webpackChunkName: "plate-11" */ './11.svg'),
  () => import(/* webpackChunkName: "plate-12" */ './12.svg'),
] as const;

/** The address of the month's drawing, of which no other month's is loaded; null: it did not come. */
export async function loadPlate(month: IsoDate): Promise<string | null> {
  try {
    return (await PLATES[monthOf(month) - 1]?.())?.default ?? null;
  } catch {
    // A month without its drawing is still a month.
    return null;
  }
}

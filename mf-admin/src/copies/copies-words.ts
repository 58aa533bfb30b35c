import type { Copies } from '@almanaque/api';
import { addDays, type IsoDate } from '@almanaque/shared-contracts';

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** '1,4 MB' */
export function sizeWords(bytes: number): string {
  const at = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1000)), UNITS.length - 1);
  const digits = { maximumFractionDigits: at < 2 ? 0 : 1 };
  return `${(bytes / 1000 ** at).toLocaleString('es-AR', digits)} ${UNITS[at] ?? ''}`;
}

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : many.replace('#', String(count));

/** Who makes the copies, and for how long each is kept. */
export function keepingWords({ engine, kept }: Copies): string {
  if (kept === null) {
    return engine === 'postgres'
      ? 'Los datos están en PostgreSQL, y de copiarlos se ocupa quien administra esa base. Para que Almanaque también deje una copia por día, en el servidor se definen COPIES_DAYS y COPIES_WEEKS.'
      : 'Las copias están apagadas: en el servidor, COPIES_DAYS y COPIES_WEEKS dicen 0. Si se rompe el disco, no hay de dónde volver.';
  }
  const parts = [
    kept.days > 0 && counted(kept.days, 'la del último día', 'las de los últimos # días'),
    kept.weeks > 0 &&
      counted(
        kept.weeks,
        'la última de la semana',
        'la última de cada una de las últimas # semanas',
      ),
    `las ${kept.byHand} últimas que se pidan acá`,
  ].filter((part) => part !== false);
  return `Almanaque hace una copia por día, sola. Se guardan ${new Intl.ListFormat('es-AR').format(parts)}.`;
}

/** What whoever administers has to look after; null: nothing. */
export function warningOf({ kept, copies, freeBytes }: Copies, today: IsoDate): string | null {
  if (kept === null) return null;
  const latest = copies.find(({ byHand }) => !byHand);
  if (latest && latest.date < addDays(today, -1)) {
    return 'Hace más de un día que no se hace la copia diaria. Fijate si en el disco hay lugar, y qué dice el registro del servidor.';
  }
  const [last] = copies;
  return last && freeBytes !== null && freeBytes < 2 * last.bytes
    ? `En el disco quedan ${sizeWords(freeBytes)}: pronto no va a entrar otra copia.`
    : null;
}

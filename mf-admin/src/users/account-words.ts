import type { Account } from '@almanaque/api';
import { momentWords } from '@almanaque/ui/screen';

/** What stands in the way of signing in, or is still to be done for it; null: nothing. */
export function stateOf(
  { active, mustChangePassword, firstPasswordUntil: until }: Account,
  timeZone: string,
): string | null {
  if (!active) return 'Cuenta desactivada: no puede ingresar';
  if (!mustChangePassword) return null;
  const waiting = 'Todavía no cambió la contraseña inicial';
  if (typeof until !== 'string') return waiting;
  return Date.parse(until) <= Date.now()
    ? 'La contraseña inicial venció sin que la cambiara: dale una nueva'
    : `${waiting}: vence ${momentWords(until, timeZone)}`;
}

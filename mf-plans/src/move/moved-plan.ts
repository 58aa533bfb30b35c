import type { MovePreview } from '@almanaque/api';
import { longDate, type IsoDate } from '@almanaque/shared-contracts';
import { shortWeekday } from '../tasks/short-weekday.ts';

export type MovedPlan = MovePreview['plans'][number];

/** 'mié 9 dic' */
export const dayText = (date: IsoDate | null): string =>
  date === null ? 'sin fecha' : shortWeekday(date);

/** Where a plan goes: 'del … al …'. */
export function wayText({ from, to }: MovedPlan): string {
  if (to === null) {
    return from === null ? 'sigue sin fecha' : `era el ${longDate(from)} y se queda sin fecha`;
  }
  if (from === null) return `vuelve a tener fecha, el ${longDate(to)}`;
  return from === to
    ? `sigue siendo el ${longDate(to)}`
    : `del ${longDate(from)} al ${longDate(to)}`;
}

const tasksText = (count: number): string => (count === 1 ? '1 tarea' : `${count} tareas`);

/** What happens to those that go nowhere: they were done or pinned, or there is no time for them any more. */
export function restText({ stay, noTime }: MovedPlan): string {
  const parts = [
    ...(stay > 0
      ? [`${tasksText(stay)} ${stay === 1 ? 'queda' : 'quedan'} donde está${stay === 1 ? '' : 'n'}`]
      : []),
    ...(noTime > 0 ? [`${tasksText(noTime)} no ${noTime === 1 ? 'llega' : 'llegan'}`] : []),
  ];
  return parts.length === 0 ? '' : `${parts.join(' y ')}.`;
}

export const isMoved = ({ from, to, tasks }: MovedPlan): boolean => from !== to || tasks.length > 0;

/** As the server calls a date of the company's own. @param occurrence of one that repeats; null: it does not */
export const dateIdOf = (event: string, occurrence: string | null): string =>
  `empresa-${event}${occurrence === null ? '' : `-${occurrence}`}`;

import { type PlanTask, type TaskDue, TASK_TIMING_WORDS } from '@almanaque/api';
import { shortWeekday } from './short-weekday.ts';

/** '3 días hábiles antes' */
export function dueText(due: TaskDue): string {
  if (due.kind === 'pinned') return 'Fecha fija';
  if (due.businessDays === 0) return 'El mismo día';
  return due.businessDays === 1 ? '1 día hábil antes' : `${due.businessDays} días hábiles antes`;
}

/** 'Vencida · mié 9 dic': what is to be known of when it is due; done: by whom. */
export function timingText({ timing, dueOn, done }: Pick<PlanTask, 'timing' | 'dueOn' | 'done'>) {
  if (done) return done.by === null ? 'Hecha' : `Hecha por ${done.by}`;
  const date = dueOn === null ? null : shortWeekday(dueOn);
  const isPlain = timing === 'later' || timing === 'this-week';
  return [isPlain ? null : TASK_TIMING_WORDS[timing], date].filter(Boolean).join(' · ');
}

/** '3 de 7 tareas' */
export const progressText = ({ done, of }: { done: number; of: number }): string =>
  of === 0 ? 'Sin tareas' : `${done} de ${of} ${of === 1 ? 'tarea' : 'tareas'}`;

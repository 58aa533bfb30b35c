import { MAX_OFFSET, MAX_TASK_TITLE, TASK_DEFAULTS, type TaskDraft } from '@almanaque/api';
import {
  capitalize,
  type CalendarEvent,
  type Recommendation,
} from '@almanaque/shared-contracts/schemas';
import { cut } from '../../text/cut.ts';

/** Where a recommendation does not say how long it takes: a working week. */
const USUAL_DAYS = 5;

const ROLE = /^(.+?),? (?:que|para) (.+)$/;

/** 'Recursos Humanos, que reserva y confirma' → whose task, and which; one without a deed is said once. */
function ofRole(text: string): Pick<TaskDraft, 'role' | 'title'> {
  const [, role, deed = text] = ROLE.exec(text) ?? [];
  return { role: role === undefined ? null : cut(role, 300), title: capitalize(deed) };
}

/** A part of the time there is, in whole days. */
const part = (days: number, share: number): number => Math.ceil(days * share);

/**
 * What there is to do to carry a recommendation out, in order: agree on it, buy or book, what each
 * role does, invite, and the message. Each has its share of the time that the whole takes. Where the
 * person wants it in private nobody is invited, and the message is for the person alone.
 */
export function tasksFrom(
  recommendation: Recommendation,
  { inPrivate }: Pick<CalendarEvent, 'inPrivate'>,
): TaskDraft[] {
  const { tier, category, participants, specification } = recommendation;
  const days = Math.min(specification?.leadDays ?? USUAL_DAYS, MAX_OFFSET);
  const gathers = category === 'actividad' || category === 'evento';
  const costs = tier !== 'none';
  const medium = specification === undefined ? '' : `: ${specification.comunicacion.medio}`;
  const message = `Mandar el mensaje${medium}`;
  const steps: { title: string; role?: string | null; days: number }[] = [
    { title: costs ? 'Acordar la idea y el presupuesto' : 'Acordar la idea', days },
    ...(costs ? [{ title: 'Pedir precio y elegir proveedor', days: part(days, 0.8) }] : []),
    ...(costs
      ? [{ title: gathers ? 'Reservar' : 'Comprar o encargar', days: part(days, 0.6) }]
      : []),
    ...(specification?.roles ?? []).map((text) => ({ ...ofRole(text), days: part(days, 0.5) })),
    ...(gathers && !inPrivate
      ? [{ title: `Invitar: ${participants}`, days: part(days, 0.4) }]
      : []),
    {
      title: inPrivate ? 'Darle el mensaje solo a la persona' : message,
      days: Math.min(days, 1),
    },
  ];
  return steps.map(({ title, role = null, days: businessDays }) => ({
    ...TASK_DEFAULTS,
    title: cut(title.replace(/\s+/g, ' '), MAX_TASK_TITLE),
    role,
    due: { kind: 'offset', businessDays },
  }));
}

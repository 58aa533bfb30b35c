import {
  isoDate,
  longDate,
  type EventDraft,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import { parseRule } from '../recurrence-rule.ts';

const EACH: Readonly<Record<string, readonly [one: string, many: string]>> = {
  WEEKLY: ['cada semana', 'semanas'],
  MONTHLY: ['cada mes', 'meses'],
  YEARLY: ['cada año', 'años'],
};

const endOf = (rule: ReadonlyMap<string, string>): string => {
  const until = rule.get('UNTIL')?.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
  if (until !== undefined) return ` hasta el ${longDate(isoDate(until))}`;
  return rule.has('COUNT') ? `, ${rule.get('COUNT')} veces` : '';
};

/** 'cada 2 semanas hasta el lunes 23 de noviembre de 2026' */
export function ruleWords(rrule: string | null): string {
  const rule = rrule === null ? null : parseRule(rrule);
  if (rule === null) return 'no se repite';
  const [one, many] = EACH[rule.get('FREQ') ?? ''] ?? ['se repite', 'veces'];
  const interval = rule.get('INTERVAL');
  return `${interval === undefined ? one : `cada ${interval} ${many}`}${endOf(rule)}`;
}

/** 'lunes 23 de noviembre de 2026, 18:30 · cada semana' */
export function whenWords({ date, endDate, time, rrule }: EventDraft): string {
  const days = endDate === null ? longDate(date) : `${longDate(date)} a ${longDate(endDate)}`;
  return [
    time === null ? days : `${days}, ${time}`,
    ...(rrule === null ? [] : [ruleWords(rrule)]),
  ].join(' · ');
}

export const dateWords = (date: IsoDate | null): string =>
  date === null ? '(ninguno)' : longDate(date);

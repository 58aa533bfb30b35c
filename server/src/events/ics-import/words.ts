import {
  longDate,
  ruleWords,
  type EventDraft,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';

/** 'lunes 23 de noviembre de 2026, 18:30 · cada semana, el lunes' */
export function whenWords({ date, endDate, time, rrule }: EventDraft): string {
  const days = endDate === null ? longDate(date) : `${longDate(date)} a ${longDate(endDate)}`;
  return [
    time === null ? days : `${days}, ${time}`,
    ...(rrule === null ? [] : [ruleWords(rrule, date)]),
  ].join(' · ');
}

export const dateWords = (date: IsoDate | null): string =>
  date === null ? '(ninguno)' : longDate(date);

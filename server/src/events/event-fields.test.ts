import { describe, expect, test } from '@jest/globals';
import {
  EVENT_DEFAULTS,
  isoDate,
  linkSchema,
  type EventDraft,
} from '@almanaque/shared-contracts/schemas';
import {
  draftIn,
  EVENT_FIELDS,
  NOT_IN_FILE,
  shownFields,
  storedColumns,
  type EventFields,
} from './event-fields.ts';
import { digestOf } from './ics-import/read-item.ts';

/** The fields without which the table would compile all the same. */
type Forgettable = {
  [Key in keyof EventDraft]: Omit<typeof EVENT_FIELDS, Key> extends EventFields ? Key : never;
}[keyof EventDraft];

const DRAFT: EventDraft = {
  ...EVENT_DEFAULTS,
  title: 'Asado',
  date: isoDate('2026-11-10'),
  place: 'Terraza',
};

describe('the fields of an event', () => {
  test('none can be left out of their table: it would not compile', () => {
    const nothing: [Forgettable] extends [never] ? true : false = true;
    expect(nothing).toBe(true);
    expect(Object.keys(EVENT_FIELDS).sort()).toEqual(Object.keys(DRAFT).sort());
  });

  test('each has a column of its own, and is read from it as it was written', () => {
    const columns = storedColumns(DRAFT);
    expect(Object.keys(columns)).toHaveLength(Object.keys(DRAFT).length);
    expect(draftIn(columns)).toEqual(DRAFT);
  });

  test('the calendar has what is set', () => {
    expect(shownFields(DRAFT)).toEqual({
      title: 'Asado',
      type: 'personalizado',
      tone: 'festivo',
      place: 'Terraza',
      description: '',
      picture: null,
    });
  });

  test('a link is a page and nothing else, and its name goes with it', () => {
    const isLink = (link: string) => linkSchema.safeParse(link).success;
    expect(
      ['https://meet.google.com/abc?pli=1#x', 'HTTPS://zoom.us', ' https://a.ar '].filter(isLink),
    ).toHaveLength(3);
    expect(
      [
        'http://meet.google.com/abc',
        'javascript:alert(1)',
        'https://',
        'https://ana:clave@a.ar/',
        'https://a.ar/b c',
        'meet.google.com/abc',
        `https://a.ar/${'x'.repeat(2000)}`,
      ].filter(isLink),
    ).toEqual([]);
    expect(storedColumns({ ...DRAFT, linkName: 'La sala' })).toMatchObject({ link_name: null });
  });

  test('what earlier versions kept of an imported file is still told as the same', () => {
    const { title, date, endDate, time, place, description, rrule } = DRAFT;
    const file = {
      ...NOT_IN_FILE,
      link: null,
      title,
      date,
      endDate,
      time,
      place,
      description,
      rrule,
    };
    // As version 1.2 wrote it, of these fields in this order.
    const digest = digestOf(file, []);
    expect(digestOf({ ...file, link: 'https://a.ar/' }, [])).not.toBe(digest);
    expect(digest).toBe('d89063cb337d5185d20a909750ee4881b766d3d555dc38d1782a7d5e74d7bbdc');
  });
});

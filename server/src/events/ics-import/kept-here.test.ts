import { describe, expect, test } from '@jest/globals';
import { isoDate, type CompanyEvent } from '@almanaque/shared-contracts/schemas';
import { NOBODY } from '../../audit/record-audit.ts';
import { ENGINES } from '../../testing/engines.ts';
import { toCompanyEvent } from '../company-event.ts';
import { useEvents } from '../../testing/use-events.ts';
import { icsImports } from './ics-imports.ts';
import { icsFile, readHere, vevent, ZONE } from './testing/ics.ts';

const d = isoDate;

/** Tuesdays of November 2026: 3, 10, 17, 24. */
const file = (title: string, ...more: readonly string[]) =>
  icsFile(
    vevent(
      'UID:cafe@x',
      'DTSTART;VALUE=DATE:20261103',
      ...(more.some((line) => line.startsWith('RRULE')) ? [] : ['RRULE:FREQ=WEEKLY;BYDAY=TU']),
      ...more,
      `SUMMARY:${title}`,
    ),
  );

describe.each(ENGINES)('a series of an .ics file that was edited here on %s', (_engine, place) => {
  const { database, change, remove, shown, datesOf } = useEvents(place);
  const imports = () => icsImports(database(), { read: readHere, timeZone: ZONE });
  const apply = (bytes: Buffer) => imports().apply(NOBODY, { fileName: 'agenda.ics' }, bytes);
  const changed = async (bytes: Buffer) => (await imports().preview(NOBODY, bytes)).rows[0];
  const imported = async (bytes: Buffer): Promise<CompanyEvent> => {
    await apply(bytes);
    const rows = database().selectFrom('company_events').selectAll().where('ics_key', '!=', '');
    return toCompanyEvent(await rows.executeTakeFirstOrThrow());
  };
  const TITLE = { field: 'Título', before: 'Café', after: 'Té' };

  test('what was edited or removed by itself is neither doubled nor brought back', async () => {
    const series = await imported(file('Café'));
    const one = { version: 1, scope: 'this', occurrence: d('2026-11-10') } as const;
    await change(series, { ...one, title: 'Suelto' });
    await remove(series, { ...one, version: 2, occurrence: d('2026-11-17') });
    expect(await changed(file('Té'))).toMatchObject({ changes: [TITLE] });
    const { id } = await apply(file('Té'));
    expect(await shown()).toEqual(['03 Té', '10 Suelto', '24 Té']);
    await imports().undo(NOBODY, id);
    expect(await shown()).toEqual(['03 Café', '10 Suelto', '24 Café']);
  });

  test('what took an occurrence’s place keeps it when the file has the rest repeat again', async () => {
    const series = await imported(file('Café'));
    const one = { version: 1, scope: 'this', occurrence: d('2026-11-10') } as const;
    await change(series, { ...one, title: 'Suelto' });
    await change(series, { version: 2, occurrence: d('2026-11-03'), rrule: null });
    await apply(file('Té'));
    expect(await shown()).toEqual(['03 Té', '10 Suelto', '17 Té', '24 Té']);
  });

  test('they move along with the series', async () => {
    const series = await imported(file('Café'));
    await remove(series, { version: 1, scope: 'this', occurrence: d('2026-11-10') });
    const moved = ['DTSTART;VALUE=DATE:20261107', 'RRULE:FREQ=WEEKLY;BYDAY=SA', 'SUMMARY:Café'];
    await apply(icsFile(vevent('UID:cafe@x', ...moved)));
    expect(await datesOf()).toEqual([7, 21, 28]);
  });

  test('what took an occurrence’s place stands for it where the series is moved, and back', async () => {
    const series = await imported(file('Café'));
    const one = { version: 1, scope: 'this', occurrence: d('2026-11-10') } as const;
    const event = await change(series, { ...one, title: 'Suelto' });
    const standsFor = async () => {
      const rows = database().selectFrom('company_events').select('occurrence_date');
      return (await rows.where('id', '=', event.id).executeTakeFirst())?.occurrence_date;
    };
    const moved = ['DTSTART;VALUE=DATE:20261104', 'RRULE:FREQ=WEEKLY;BYDAY=WE', 'SUMMARY:Café'];
    const { id } = await apply(icsFile(vevent('UID:cafe@x', ...moved)));
    expect(await shown()).toEqual(['04 Café', '10 Suelto', '18 Café', '25 Café']);
    expect(await standsFor()).toBe('2026-11-11');
    await imports().undo(NOBODY, id);
    expect(await standsFor()).toBe('2026-11-10');
  });

  test('they stay where the series begins later on the same days', async () => {
    const series = await imported(file('Café'));
    await remove(series, { version: 1, scope: 'this', occurrence: d('2026-11-24') });
    const later = ['DTSTART;VALUE=DATE:20261117', 'RRULE:FREQ=WEEKLY;BYDAY=TU', 'SUMMARY:Café'];
    await apply(icsFile(vevent('UID:cafe@x', ...later)));
    expect(await datesOf('2026-11-01', '2026-12-10')).toEqual([1, 8, 17]);
  });

  describe('the file changes one occurrence by itself', () => {
    /** The occurrence of the 10th, and where and what it is now. */
    const alone = (title: string, day = '12') =>
      vevent(
        'UID:cafe@x',
        'RECURRENCE-ID;VALUE=DATE:20261110',
        `DTSTART;VALUE=DATE:202611${day}`,
        `SUMMARY:${title}`,
      );
    const both = (...more: readonly (readonly string[])[]) =>
      icsFile(
        vevent(
          'UID:cafe@x',
          'DTSTART;VALUE=DATE:20261103',
          'RRULE:FREQ=WEEKLY;BYDAY=TU',
          'SUMMARY:Café',
        ),
        ...more,
      );
    const editedHere = async () => {
      const series = await imported(both());
      const one = { version: 1, scope: 'this', occurrence: d('2026-11-10') } as const;
      return { series, event: await change(series, { ...one, title: 'Suelto', place: 'Patio' }) };
    };

    test('that was edited here: it is the same event, and what changes is told and undone', async () => {
      const { event } = await editedHere();
      const { rows } = await imports().preview(NOBODY, both(alone('Torta')));
      expect(rows[1]).toMatchObject({
        status: 'changed',
        changes: [
          { field: 'Título', before: 'Suelto', after: 'Torta' },
          { field: 'Fecha' },
          { field: 'Lugar', before: 'Patio', after: '(vacío)' },
        ],
      });
      const { id } = await apply(both(alone('Torta')));
      expect(await shown()).toEqual(['03 Café', '12 Torta', '17 Café', '24 Café']);
      const again = await imports().preview(NOBODY, both(alone('Torta')));
      expect(again.rows.map(({ status }) => status)).toEqual(['same', 'same']);
      await imports().undo(NOBODY, id);
      expect(await shown()).toEqual(['03 Café', '10 Suelto', '17 Café', '24 Café']);
      const kept = database().selectFrom('company_events').selectAll().where('id', '=', event.id);
      expect(await kept.executeTakeFirst()).toMatchObject({ ics_key: null, ics_digest: null });
    });

    test('that was edited here, in a file that has it alone', async () => {
      await editedHere();
      await apply(icsFile(alone('Torta')));
      expect(await shown()).toEqual(['03 Café', '12 Torta', '17 Café', '24 Café']);
    });

    test('that was edited here, while the series moves', async () => {
      await editedHere();
      const moved = vevent(
        'UID:cafe@x',
        'DTSTART;VALUE=DATE:20261104',
        'RRULE:FREQ=WEEKLY;BYDAY=WE',
        'SUMMARY:Café',
      );
      const changed = alone('Torta').map((line) => line.replace('20261110', '20261111'));
      await apply(icsFile(moved, changed));
      expect(await shown()).toEqual(['04 Café', '12 Torta', '18 Café', '25 Café']);
    });

    test('that was removed here: it stays removed, and is told', async () => {
      const series = await imported(both());
      await remove(series, { version: 1, scope: 'this', occurrence: d('2026-11-10') });
      const { rows } = await imports().preview(NOBODY, both(alone('Torta')));
      expect(rows[1]).toMatchObject({
        status: 'same',
        remarks: [expect.stringMatching(/^Esa fecha se quitó acá/)],
      });
      await apply(both(alone('Torta')));
      expect(await shown()).toEqual(['03 Café', '17 Café', '24 Café']);
    });

    test('that was edited here and then removed: it stays removed', async () => {
      const { event } = await editedHere();
      await remove(event, { version: 1 });
      await apply(both(alone('Torta')));
      expect(await shown()).toEqual(['03 Café', '17 Café', '24 Café']);
    });

    test.each([
      ['with its series', both],
      ['alone', icsFile],
    ])('that was removed here with those that follow: it stays removed (%s)', async (_w, made) => {
      const series = await imported(both());
      await remove(series, { version: 1, scope: 'following', occurrence: d('2026-11-10') });
      await apply(made(alone('Torta', '19').map((line) => line.replace('20261110', '20261117'))));
      expect(await shown()).toEqual(['03 Café']);
    });

    test('that only an earlier file left out: it is there', async () => {
      await imported(file('Café', 'EXDATE;VALUE=DATE:20261110'));
      await apply(both(alone('Torta')));
      expect(await shown()).toEqual(['03 Café', '12 Torta', '17 Café', '24 Café']);
    });
  });

  test('what was removed from a date on stays removed', async () => {
    const series = await imported(file('Café'));
    await remove(series, { version: 1, scope: 'following', occurrence: d('2026-11-17') });
    await apply(file('Té'));
    expect(await shown()).toEqual(['03 Té', '10 Té']);
  });

  test('a series that became two goes on ending where it was cut', async () => {
    const series = await imported(file('Café'));
    const rest = { version: 1, scope: 'following', occurrence: d('2026-11-17') } as const;
    const after = await change(series, { ...rest, title: 'Otro' });
    expect(await changed(file('Té'))).toMatchObject({
      when: 'martes 3 de noviembre de 2026 · cada semana, el martes, hasta el lunes 16 de noviembre de 2026',
      remarks: [expect.stringContaining('Acá termina el lunes 16 de noviembre de 2026')],
      changes: [TITLE],
    });
    await apply(file('Té'));
    expect(await shown()).toEqual(['03 Té', '10 Té', '17 Otro', '24 Otro']);
    await remove(after, { version: 1 });
    await apply(file('Mate'));
    expect(await shown()).toEqual(['03 Mate', '10 Mate']);
  });

  test('one that only the file wrote is as the file has it', async () => {
    const until = 'RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20261110';
    await imported(file('Café', until, 'EXDATE;VALUE=DATE:20261103'));
    expect(await datesOf()).toEqual([10]);
    await apply(file('Té'));
    expect(await datesOf()).toEqual([3, 10, 17, 24]);
  });

  test('one of which only dates were taken out here ends where the file has it end', async () => {
    const until = 'RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20261110';
    const series = await imported(file('Café', until));
    await remove(series, { version: 1, scope: 'this', occurrence: d('2026-11-03') });
    await apply(file('Café'));
    expect(await datesOf()).toEqual([10, 17, 24]);
  });

  test('a date that was none of the series takes no other out', async () => {
    const series = await imported(file('Café', 'EXDATE;VALUE=DATE:20261111'));
    const all = { version: 1, scope: 'all', occurrence: d('2026-11-03') } as const;
    await change(series, { ...all, place: 'Patio' });
    expect(await datesOf()).toEqual([3, 10, 17, 24]);
  });
});

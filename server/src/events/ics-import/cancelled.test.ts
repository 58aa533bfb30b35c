import { describe, expect, test } from '@jest/globals';
import { icsPreviewSchema } from '@almanaque/api';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import { NOBODY } from '../../audit/record-audit.ts';
import { storePeople } from '../../people/testing/person.ts';
import { usePlans } from '../../testing/use-plans.ts';
import { ENGINES } from '../../testing/engines.ts';
import { toCompanyEvent } from '../company-event.ts';
import { useEvents } from '../../testing/use-events.ts';
import { icsImports } from './ics-imports.ts';
import { icsFile, readHere, vevent, ZONE } from './testing/ics.ts';

const CANCELLED = 'STATUS:CANCELLED';
const asado = (...more: readonly string[]) =>
  vevent('UID:asado@x', 'DTSTART;VALUE=DATE:20261112', 'SUMMARY:Asado', ...more);
/** Tuesdays of November 2026: 3, 10, 17, 24. */
const cafe = (...more: readonly string[]) =>
  vevent(
    'UID:cafe@x',
    'DTSTART;VALUE=DATE:20261103',
    'RRULE:FREQ=WEEKLY;BYDAY=TU',
    'SUMMARY:Café',
    ...more,
  );
const one = (of: string, day: string, ...more: readonly string[]) =>
  vevent(
    'UID:cafe@x',
    `RECURRENCE-ID;VALUE=DATE:202611${of}`,
    `DTSTART;VALUE=DATE:202611${day}`,
    'SUMMARY:Torta',
    ...more,
  );

describe.each(ENGINES)('what a file has as cancelled on %s', (_engine, place) => {
  const { database, change, shown } = useEvents(place);
  const imports = () => icsImports(database(), { read: readHere, timeZone: ZONE });
  const apply = (...events: readonly string[][]) =>
    imports().apply(NOBODY, { fileName: 'agenda.ics' }, icsFile(...events));
  const undo = ({ id }: { readonly id: string }) => imports().undo(NOBODY, id);
  const proposed = async (...events: readonly string[][]) =>
    (await imports().preview(NOBODY, icsFile(...events))).rows.map(
      ({ status, title, when }) => `${status} ${title}${when && `, ${when}`}`,
    );
  const TUESDAYS = ['03 Café', '10 Café', '17 Café', '24 Café'];

  test('an event is proposed for deletion, goes, and comes back', async () => {
    const first = await apply(asado());
    const file = asado(CANCELLED);
    expect(await proposed(file)).toEqual(['removed Asado, jueves 12 de noviembre de 2026']);
    const made = await apply(file);
    expect(made).toMatchObject({ created: 0, updated: 0, removed: 1, wrong: 0 });
    expect(await shown()).toEqual([]);
    // Nothing is left to do, and that is no error.
    expect(await proposed(file)).toEqual(['same Asado']);
    expect(await undo(made)).toEqual({ removed: 0, restored: 1, kept: 0 });
    expect(await shown()).toEqual(['12 Asado']);
    // As the first left it: that one can be taken back, too.
    expect(await undo(first)).toEqual({ removed: 1, restored: 0, kept: 0 });
  });

  const twice = (...more: readonly string[]) => asado('RDATE;VALUE=DATE:20261119', ...more);

  test('the first of several odd dates goes when a later file takes it out', async () => {
    await apply(twice());
    const file = twice('EXDATE;VALUE=DATE:20261112');
    expect(await proposed(file)).toEqual([
      'removed Asado, jueves 12 de noviembre de 2026',
      'same Asado, jueves 19 de noviembre de 2026',
    ]);
    await apply(file);
    expect(await shown()).toEqual(['19 Asado']);
  });

  test.each([
    ['moves', [], ['13 Torta', '19 Asado']],
    ['cancels', [CANCELLED], ['19 Asado']],
  ])('the first of several odd dates goes along when a later file %s it', async (...asked) => {
    const [, lines, left] = asked;
    const first = await apply(twice());
    const other = ['RECURRENCE-ID;VALUE=DATE:20261112', 'DTSTART;VALUE=DATE:20261113'];
    const file = [twice(), vevent('UID:asado@x', ...other, 'SUMMARY:Torta', ...lines)];
    const made = await apply(...file);
    expect(await shown()).toEqual(left);
    const statuses = (await proposed(...file)).map((told) => told.split(' ')[0]);
    expect(new Set(statuses)).toEqual(new Set(['same']));
    await undo(made);
    expect(await shown()).toEqual(['12 Asado', '19 Asado']);
    await undo(first);
    expect(await shown()).toEqual([]);
  });

  test('one that was edited here says so', async () => {
    await apply(asado());
    const rows = database().selectFrom('company_events').selectAll();
    const event = toCompanyEvent(await rows.executeTakeFirstOrThrow());
    await change(event, { version: 1, place: 'Patio' });
    const preview = await imports().preview(NOBODY, icsFile(asado(CANCELLED)));
    expect(preview.rows[0]?.remarks).toEqual([
      'Está cancelado en el archivo: se borra.',
      'Se editó acá después de importarlo.',
    ]);
  });

  test('a series goes with all its occurrences, and back', async () => {
    const first = await apply(cafe(), one('10', '11'));
    const made = await apply(cafe(CANCELLED), one('10', '11', CANCELLED));
    expect(await shown()).toEqual([]);
    await undo(made);
    expect(await shown()).toEqual(['03 Café', '11 Torta', '17 Café', '24 Café']);
    expect(await undo(first)).toEqual({ removed: 2, restored: 0, kept: 0 });
  });

  test.each([
    ['with its series', [cafe()]],
    ['alone', []],
  ])('an occurrence that was moved by the file, %s, and back', async (_what, series) => {
    await apply(cafe(), one('10', '11'));
    const file = [...series, one('10', '11', CANCELLED)];
    expect(await proposed(...file)).toContain('removed Torta, miércoles 11 de noviembre de 2026');
    const made = await apply(...file);
    expect(await shown()).toEqual(['03 Café', '17 Café', '24 Café']);
    await undo(made);
    expect(await shown()).toEqual(['03 Café', '11 Torta', '17 Café', '24 Café']);
  });

  test.each([
    ['with their series', [cafe()], 1],
    ['alone', [], 2],
  ])('occurrences like the others, %s, and back', async (_what, series, rows) => {
    await apply(cafe());
    const file = [...series, one('10', '10', CANCELLED), one('24', '24', CANCELLED)];
    expect(await proposed(...file)).toHaveLength(rows);
    const made = await apply(...file);
    expect(made).toMatchObject({ updated: 1, wrong: 0 });
    expect(await shown()).toEqual(['03 Café', '17 Café']);
    await undo(made);
    expect(await shown()).toEqual(TUESDAYS);
  });

  test('the odd dates of a series go with it, or by themselves, and back', async () => {
    const odd = 'RDATE;VALUE=DATE:20261106,20261113';
    await apply(cafe(odd));
    const all = ['03 Café', '06 Café', '10 Café', '13 Café', '17 Café', '24 Café'];
    expect(await shown()).toEqual(all);
    expect(await proposed(cafe(odd))).toEqual(
      ['martes 3', 'viernes 6', 'viernes 13'].map(
        (day) => expect.stringContaining(`same Café, ${day} de noviembre`) as unknown,
      ),
    );
    const made = await apply(cafe(odd), one('06', '06', CANCELLED));
    expect(await shown()).toEqual(all.filter((day) => !day.startsWith('06')));
    await undo(made);
    expect(await shown()).toEqual(all);
    const gone = await apply(cafe(odd, CANCELLED));
    expect(await shown()).toEqual([]);
    await undo(gone);
    expect(await shown()).toEqual(all);
  });

  test('an occurrence that was edited here goes, too; one that was taken out here is out', async () => {
    await apply(cafe());
    const rows = database().selectFrom('company_events').selectAll();
    const series = toCompanyEvent(await rows.executeTakeFirstOrThrow());
    const tenth = { version: 1, scope: 'this', occurrence: isoDate('2026-11-10') } as const;
    await change(series, { ...tenth, title: 'Suelto' });
    expect(await proposed(one('10', '10', CANCELLED))).toEqual([
      'removed Suelto, martes 10 de noviembre de 2026',
    ]);
    const made = await apply(one('10', '10', CANCELLED));
    expect(await shown()).toEqual(['03 Café', '17 Café', '24 Café']);
    expect(await proposed(one('10', '10', CANCELLED))).toEqual(['same Torta']);
    await undo(made);
    expect(await shown()).toEqual(['03 Café', '10 Suelto', '17 Café', '24 Café']);
  });

  test('what was never here is no error', async () => {
    expect(await proposed(asado(CANCELLED), one('10', '10', CANCELLED))).toEqual([
      'same Asado',
      'same Torta',
    ]);
  });
});

describe.each(ENGINES)('the plans of what a file has as cancelled on %s', (_engine, place) => {
  const { server, ana, make } = usePlans(place);
  const administrator = server.useVisitor('administrador');
  const IMPORTS = '/api/v1/events/imports';
  const send = (who: typeof ana, path: string, ...events: readonly string[][]) =>
    who.send('POST', `${IMPORTS}${path}`, icsFile(...events), { 'content-type': 'text/calendar' });
  const told = async (who: typeof ana, ...events: readonly string[][]) =>
    icsPreviewSchema
      .parse((await send(who, '/preview', ...events)).json())
      .rows.flatMap(({ plans = [] }) => plans);
  const idOf = async (title: string) => {
    const events = server.database.selectFrom('company_events').select('id');
    return (await events.where('title', '=', title).executeTakeFirstOrThrow()).id;
  };

  test('are told before they lose their date, to whoever may know of them', async () => {
    const cena = (...more: readonly string[]) =>
      vevent('UID:cena@x', 'DTSTART;VALUE=DATE:20981112', 'SUMMARY:Cena', ...more);
    await send(ana, '', cena());
    const event = `empresa-${await idOf('Cena')}`;
    const plan = await make(event, { title: 'Brindis' });
    const brindis = [{ id: plan.id, title: 'Brindis', to: `/planes/${plan.id}` }];
    expect(await told(ana, cena(CANCELLED))).toEqual(brindis);
    expect(await told(administrator, cena(CANCELLED))).toEqual(brindis);
    expect(await told(ana, cena('LOCATION:Patio'))).toEqual([]);
    // Kept from whoever it is for.
    await storePeople(server.database, {
      adm: {
        ...{ firstName: 'Adela', lastName: 'Mir', email: 'administrador@empresa.com.ar' },
        birth: { day: 12, month: 11, year: null },
      },
    });
    await server.database
      .updateTable('plans')
      .set({ person_id: 'adm' })
      .where('id', '=', plan.id)
      .execute();
    expect(await told(administrator, cena(CANCELLED))).toEqual([]);
    expect(await told(ana, cena(CANCELLED))).toEqual(brindis);
  });

  test('of a series are told with the date that is cancelled, however the file says it, and with no other', async () => {
    const te = (...more: readonly string[]) =>
      vevent(
        'UID:te@x',
        'DTSTART;VALUE=DATE:20981104',
        'RRULE:FREQ=WEEKLY;BYDAY=TU',
        'SUMMARY:Té',
        ...more,
      );
    const on = (day: string) => [
      ...['UID:te@x', `RECURRENCE-ID;VALUE=DATE:209811${day}`],
      ...[`DTSTART;VALUE=DATE:209811${day}`, 'SUMMARY:Té'],
    ];
    await send(ana, '', te());
    const series = `empresa-${await idOf('Té')}`;
    const torta = await make(`${series}-2098-11-11`, { title: 'Con torta' });
    const scones = await make(`${series}-2098-11-18`, { title: 'Con scones' });
    const [withTorta, withScones] = [torta, scones].map(({ id, title }) => ({
      id,
      title,
      to: `/planes/${id}`,
    }));
    expect(await told(ana, vevent(...on('11'), CANCELLED))).toEqual([withTorta]);
    expect(await told(ana, te('EXDATE;VALUE=DATE:20981111'))).toEqual([withTorta]);
    expect(await told(ana, te('EXDATE;VALUE=DATE:20981125'))).toEqual([]);
    expect(await told(ana, te(CANCELLED))).toEqual([withTorta, withScones]);
  });
});

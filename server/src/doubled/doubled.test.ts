import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import {
  doubledAnswerSchema,
  peopleImportSchema,
  seenEventsSchema,
  type PeopleImport,
} from '@almanaque/api';
import {
  EVENT_DEFAULTS,
  eventDraftSchema,
  type EventDraft,
} from '@almanaque/shared-contracts/schemas';
import { insertEvent } from '../events/event-rows.ts';
import { ENGINES } from '../testing/engines.ts';
import { stepHere } from '../people-import/testing/step-here.ts';
import { ready, useImport } from '../testing/use-import.ts';
import { AT_ONCE } from '../people-import/work/rebuild-roster.ts';
import { usePlans } from '../testing/use-plans.ts';
import { storePeople } from '../people/testing/person.ts';

const ROSTER = `Legajo;Nombre;Apellido;Nacimiento;Ingreso;Cómo festejarlo
1;Ana;Acosta;20/05/1990;01/03/2020;
2;Juan;Pérez;20/05/1985;01/03/2020;
3;Iván;Luna;21/05/1985;;no
`;
const YEARLY = 'FREQ=YEARLY';

describe.each(ENGINES)('events that show a date of the roster’s again, on %s', (_engine, place) => {
  const { server, importAll } = useImport(place);

  /** As an .ics import leaves it: every year on that day. */
  const keep = async (title: string, date = '2020-05-20', changes: Partial<EventDraft> = {}) => {
    const draft = { ...EVENT_DEFAULTS, title, date, rrule: YEARLY, ...changes };
    const { id } = await insertEvent(server.database(), eventDraftSchema.parse(draft), new Date());
    return id;
  };
  const titles = async () => {
    const rows = server.database().selectFrom('company_events').select('title');
    return (
      await rows.where('deleted_at', 'is', null).where('sample', '=', 0).orderBy('title').execute()
    ).map(({ title }) => title);
  };
  const doubled = async (query = '') =>
    doubledAnswerSchema.parse((await server.send('GET', `/doubled${query}`)).json());
  const deeds = async () => {
    const rows = server.database().selectFrom('audit_log').select('action');
    return (await rows.where('entity', '=', 'event').orderBy('at').execute()).map(
      ({ action }) => action,
    );
  };

  test('are shown before a roster is applied, go with it, and are back once it is undone', async () => {
    const ids = [
      await keep('Cumpleaños de Ana Acosta'),
      await keep('Cumple Ana / Juan Pérez'),
      await keep('Aniversario de Ana', '2020-03-01'),
    ];
    await keep('Cumpleaños de Iván Luna', '2020-05-21');
    await keep('Cumpleaños de Ana y Pedro');
    await keep('Reunión con Ana Acosta');
    const { id, doubled: found } = ready(await server.upload(ROSTER));
    expect(found.total).toBe(3);
    expect(found.events.map(({ title, yearly, people }) => [title, yearly, people])).toEqual(
      expect.arrayContaining([
        ['Cumpleaños de Ana Acosta', true, ['Ana Acosta']],
        ['Cumple Ana / Juan Pérez', true, ['Ana Acosta', 'Juan Pérez']],
        ['Aniversario de Ana', true, ['Ana Acosta']],
      ]),
    );
    const applied = await server.step('POST', `${id}/apply`, { removeEvents: ids });
    expect(applied).toMatchObject({ state: 'applied', result: { created: 3, events: 3 } });
    const left = ['Cumpleaños de Ana y Pedro', 'Cumpleaños de Iván Luna', 'Reunión con Ana Acosta'];
    expect(await titles()).toEqual(left);
    expect(await deeds()).toEqual(Array(3).fill('event.removed'));
    expect(await doubled()).toEqual({ events: [], total: 0, kept: [] });
    const undone = await server.step('POST', `${id}/undo`);
    expect(undone).toMatchObject({ state: 'undone', result: { removed: 3, events: 3 } });
    expect(await titles()).toHaveLength(6);
  });

  test('stay where they are not asked for, and can be removed at once and brought back later', async () => {
    await keep('Cumpleaños de Ana Acosta');
    await keep('Juan Pérez', '2030-05-20', { rrule: null, type: 'cumpleanos' });
    await keep('Juan Pérez', '2030-05-20', { rrule: null });
    await importAll(ROSTER);
    const { events } = await doubled();
    expect(events.map(({ title, yearly }) => [title, yearly])).toEqual([
      ['Cumpleaños de Ana Acosta', true],
      ['Juan Pérez', false],
    ]);
    const stale = events.map(({ id }) => ({ id, version: 7 }));
    const none = await server.send('POST', '/doubled/removal', { events: stale });
    expect(none.json()).toEqual({ events: [] });
    const seen = { events: events.map(({ id, version }) => ({ id, version })) };
    const removal = await server.send('POST', '/doubled/removal', seen);
    const removed = seenEventsSchema.parse(removal.json());
    expect(removed.events).toHaveLength(2);
    expect(await titles()).toEqual(['Juan Pérez']);
    for (const back of [2, 0]) {
      const answer = await server.send('POST', '/doubled/restoration', removed);
      expect(seenEventsSchema.parse(answer.json()).events).toHaveLength(back);
    }
    expect(await titles()).toHaveLength(3);
  });

  test('are told of one person, by who is in the roster together with who is in the file', async () => {
    await storePeople(server.database(), {
      ana: { firstName: 'Ana', lastName: 'Acosta', birth: { day: 20, month: 5, year: null } },
    });
    await keep('Cumpleaños de Ana Acosta');
    await keep('Cumple Ana y Juan');
    expect((await doubled('?person=ana')).total).toBe(1);
    expect((await doubled('?person=nobody')).total).toBe(0);
    const file = 'Nombre;Apellido;Nacimiento;Legajo\nJuan;Pérez;20/05/1985;2\n';
    const { doubled: found } = ready(await server.upload(file));
    expect(found.events.map(({ title }) => title)).toEqual(['Cumple Ana y Juan']);
  });

  test('go with a roster that is too large for one transaction, too', async () => {
    const ids = [await keep('Cumpleaños de Ana Acosta')];
    const others = Array.from({ length: AT_ONCE }, (_, n) => `${n + 10};Persona;N${n};;;\n`);
    const { id } = ready(await server.upload(ROSTER + others.join('')));
    const applied = await server.step('POST', `${id}/apply`, { removeEvents: ids });
    expect(applied).toMatchObject({ state: 'applied', result: { created: 1_003, events: 1 } });
    expect(await titles()).toEqual([]);
    await server.step('POST', `${id}/undo`);
    expect(await titles()).toEqual(['Cumpleaños de Ana Acosta']);
  });
});

describe.each(ENGINES)('who is told of them, on %s', (_engine, place) => {
  const { server, ana, make, addEvent } = usePlans(place);
  const administrator = server.useVisitor('administrador');
  const DOUBLED = '/api/v1/people/doubled';

  test('administrators alone; one with a plan stays, and the plan is told to who may know', async () => {
    await storePeople(server.database, {
      ana: {
        ...{ firstName: 'Ana', lastName: 'Acosta', email: 'administrador@empresa.com.ar' },
        birth: { day: 20, month: 5, year: null },
      },
    });
    const title = 'Cumpleaños de Ana Acosta';
    const { id } = await addEvent({ ...EVENT_DEFAULTS, title, date: '2027-05-20' });
    const read = async (query = '') =>
      doubledAnswerSchema.parse((await administrator.send('GET', `${DOUBLED}${query}`)).json());
    expect(await read()).toMatchObject({ total: 1, kept: [] });
    expect((await ana.send('GET', DOUBLED)).statusCode).toBe(403);
    const removal = await ana.send('POST', `${DOUBLED}/removal`, { events: [] });
    expect(removal.statusCode).toBe(403);
    const plan = await make(`empresa-${id}`, { title: 'Torta' });
    const kept = [{ id, title, people: ['Ana Acosta'], plans: [{ id: plan.id, title: 'Torta' }] }];
    expect(await read()).toMatchObject({ events: [], total: 0, kept });
    expect(await read('?person=ana')).toMatchObject({ kept });
    expect(await read('?person=nobody')).toMatchObject({ kept: [] });
    // A plan for whoever asks is a surprise.
    await server.database.updateTable('plans').set({ person_id: 'ana' }).execute();
    expect(await read()).toMatchObject({ events: [], total: 0, kept: [] });
  });
});

describe.each(ENGINES)('before a roster is applied, on %s', (_engine, place) => {
  const { server, make, addEvent } = usePlans(place, { startStep: stepHere });
  const administrator = server.useVisitor('administrador');

  test('an event that has a plan is told to stay, also one since the review, as it is told after', async () => {
    await storePeople(server.database, {
      zoe: { firstName: 'Zoe', lastName: 'Luz', email: 'administrador@empresa.com.ar' },
    });
    const title = 'Cumpleaños de Juan Pérez';
    const { id } = await addEvent({ ...EVENT_DEFAULTS, title, date: '2027-05-20' });
    const IMPORTS = '/api/v1/people/imports';
    const headers = { ...administrator.headers(), 'content-type': 'text/csv' };
    const request = { method: 'POST', url: IMPORTS, headers, payload: ROSTER } as const;
    const uploaded = peopleImportSchema.parse((await server.app.inject(request)).json());
    const reach = async (state: PeopleImport['state']) => {
      for (;;) {
        const answer = await administrator.send('GET', `${IMPORTS}/${uploaded.id}`);
        const seen = peopleImportSchema.parse(answer.json());
        if (seen.state === state) return seen;
        if (seen.state !== 'working') throw new Error(JSON.stringify(seen));
        await setTimeout(20);
      }
    };
    const told = async () => ready(await reach('ready')).doubled;
    expect(await told()).toMatchObject({ events: [{ id, title }], total: 1, kept: [] });
    const plan = await make(`empresa-${id}`, { title: 'Torta' });
    const plans = [{ id: plan.id, title: 'Torta' }];
    const kept = [{ id, title, people: ['Juan Pérez'], plans }];
    const before = await told();
    expect(before).toMatchObject({ events: [], total: 0, kept });
    // A plan for whoever asks is a surprise.
    const plansFor = (person_id: string | null) =>
      server.database.updateTable('plans').set({ person_id }).execute();
    await plansFor('zoe');
    expect(await told()).toEqual({ events: [], total: 0, kept: [] });
    await plansFor(null);
    await administrator.send('POST', `${IMPORTS}/${uploaded.id}/apply`, {});
    await reach('applied');
    const after = doubledAnswerSchema.parse(
      (await administrator.send('GET', '/api/v1/people/doubled')).json(),
    );
    expect(after).toEqual(before);
  });
});

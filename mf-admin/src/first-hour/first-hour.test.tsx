import type { Company, FirstHour as State } from '@almanaque/api';
import { isoDate, navigation, todayIn } from '@almanaque/shared-contracts';
import { EVENT_DEFAULTS } from '@almanaque/shared-contracts/event-draft';
import {
  bring,
  type FakeRoutes,
  fakeRemote,
  heldAnswer,
  nonWorkingDay,
  refusal,
  reply,
} from '@almanaque/shared-contracts/testing';
import { SettingsPart } from '@almanaque/ui/screen';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../testing/fake-api.ts';
import { openScreen, readEverythingAgain, renderInPage } from '../testing/open-screen.tsx';
import { ana, brunoAccount } from '../testing/sessions.ts';
import { nextOf } from './local-days.ts';
import { FirstHour } from './first-hour.tsx';
import { WhatIsLeft } from './what-is-left.tsx';

const NEW: Company = {
  name: 'Mi empresa',
  named: false,
  city: null,
  province: null,
  fixed: [],
  version: 0,
};

const BRINDIS = {
  ...EVENT_DEFAULTS,
  title: 'Brindis',
  date: '2026-12-18',
  id: 'e-1',
  version: 1,
  sample: false,
  seriesId: null,
};

/** An installation of which so much is done. */
function serve(done: Partial<State['done']> = {}, routes: FakeRoutes = {}) {
  const state = (dismissed: boolean): State => ({
    done: { company: false, people: false, dates: false, team: false, ...done },
    dismissed,
  });
  return fakeApi({
    'GET /api/v1/auth/session': () => ({ session: ana }),
    'GET /api/v1/first-hour': () => state(false),
    'PATCH /api/v1/first-hour': () => state(true),
    'GET /api/v1/company': () => NEW,
    'PATCH /api/v1/company': () => ({ ...NEW, named: true }),
    'GET /api/v1/holidays': ({ query }) => ({
      year: Number(query.get('year')),
      basis: 'table',
      holidays: [],
    }),
    'GET /api/v1/people/imports': () => ({ imports: [] }),
    'GET /api/v1/events/imports': () => ({ imports: [] }),
    ...routes,
  });
}

const at = (): string => navigation().getState().path;
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });

test('begins where something is left, at that step’s own address', async () => {
  serve({ company: true });
  openScreen(FirstHour, 'primeros-pasos');
  await heading(/^Paso 2 de 4: las personas$/);
  expect(at()).toBe('/configuracion/primeros-pasos/personas');
  const steps = within(screen.getByRole('navigation', { name: 'Pasos' }));
  expect(steps.getByRole('link', { name: /^Tu empresa\s?, hecho$/ })).toBeVisible();
  expect(steps.getByRole('link', { name: /Las personas$/ })).toHaveAttribute(
    'aria-current',
    'step',
  );
});

test('where the session is unknown too, it is said that what is left cannot be told', async () => {
  const broken = () => refusal(403, 'Algo falló de nuestro lado.');
  serve({}, { 'GET /api/v1/auth/session': broken, 'GET /api/v1/first-hour': broken });
  renderInPage(
    <SettingsPart>
      <FirstHour />
    </SettingsPart>,
  );
  expect(await screen.findByText('Algo falló de nuestro lado.')).toBeVisible();
});

test('a day of one community stands among the holidays only where the company does not work then', async () => {
  const next = new Date().getFullYear() + 1;
  const day = (date: string, title: string, works?: boolean) => ({
    ...{ id: title, version: 0, change: 'official', official: { date, norm: 'Ley 27.399' } },
    event: nonWorkingDay(
      { id: title, title, date },
      { scope: 'Comunidad judía', ...(works !== undefined && { works }) },
    ),
  });
  const holidays = [
    day(`${next}-09-11`, 'Año Nuevo Judío'),
    day(`${next}-09-20`, 'Día del Perdón', false),
  ];
  serve(
    {},
    {
      'GET /api/v1/holidays': ({ query }) => {
        const year = Number(query.get('year'));
        return { year, basis: 'table', holidays: year === next ? holidays : [] };
      },
    },
  );
  openScreen(FirstHour, 'primeros-pasos/empresa');
  expect(await screen.findByText(/Día del Perdón/)).toBeVisible();
  expect(screen.queryByText(/Año Nuevo Judío/)).toBeNull();
});

describe('what cannot be read', () => {
  const broken = () => refusal(400, 'No se pudo.');

  test('while something is entered in a step takes nothing of it away', async () => {
    let isDown = false;
    serve(
      {},
      {
        'GET /api/v1/first-hour': () =>
          isDown
            ? broken()
            : {
                done: { company: false, people: false, dates: false, team: false },
                dismissed: false,
              },
        'GET /api/v1/company': () => (isDown ? broken() : NEW),
        'GET /api/v1/holidays': ({ query }) =>
          isDown ? broken() : { year: Number(query.get('year')), basis: 'table', holidays: [] },
      },
    );
    const queries = openScreen(FirstHour, 'primeros-pasos/empresa');
    const name = await screen.findByLabelText('Nombre de la empresa');
    await userEvent.type(name, 'Textil Sur');
    await userEvent.selectOptions(screen.getByLabelText('Provincia'), 'Chubut');
    const box = (await screen.findAllByRole('checkbox'))[0] as HTMLInputElement;
    await userEvent.click(box);
    isDown = true;
    await readEverythingAgain(queries);
    expect(name).toBeVisible();
    expect(name).toHaveValue('Textil Sur');
    expect(box).toBeVisible();
    expect(box).toBeChecked();
  });

  test('of the holidays that come is read again whole', async () => {
    let isDown = true;
    serve(
      {},
      {
        'GET /api/v1/holidays': ({ query }) =>
          isDown ? broken() : { year: Number(query.get('year')), basis: 'table', holidays: [] },
      },
    );
    openScreen(FirstHour, 'primeros-pasos/empresa');
    const told = await screen.findByText(/^No se pudieron leer los feriados que vienen\./);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { name: 'Los feriados que vienen' })).toBeVisible();
    expect(told).not.toBeInTheDocument();
  });

  test('of how the calendar is shared is told, and read again', async () => {
    let isDown = true;
    serve(
      {},
      {
        'GET /api/v1/auth/options': () =>
          isDown ? broken() : { password: true, openId: null, readingNeedsSignIn: false },
      },
    );
    openScreen(FirstHour, 'primeros-pasos/equipo');
    await screen.findByText(/^No se pudo leer cómo se comparte el calendario acá\./);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByLabelText('Dirección')).toBeVisible();
  });
});

describe('the people', () => {
  const PEOPLE = { point: 'mf-admin/first-people@1', title: 'Cargar a las personas' };
  let withdraw: () => void = () => undefined;
  afterEach(() => act(() => withdraw()));

  test('are brought by a part, which is told where it is and what follows', async () => {
    serve({ company: true });
    const module = fakeRemote('nómina');
    withdraw = bring([{ ...PEOPLE, module }]);
    openScreen(FirstHour, 'primeros-pasos/personas/i-7');
    expect(await screen.findByText('nómina listo')).toBeVisible();
    expect(module.received.at(-1)?.point).toEqual({
      base: '/configuracion/primeros-pasos/personas',
      rest: 'i-7',
      next: '/configuracion/primeros-pasos/fechas',
    });
  });

  test('can be left for later where it does not come, which is said, and comes when asked to', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    serve({ company: true });
    let isThere = false;
    const module = () =>
      isThere ? Promise.resolve(fakeRemote('nómina')) : Promise.reject(new Error('gone'));
    withdraw = bring([{ ...PEOPLE, missing: 'No se puede cargar a las personas.', module }]);
    openScreen(FirstHour, 'primeros-pasos/personas');
    expect(await screen.findByText('No se puede cargar a las personas.')).toBeVisible();
    isThere = true;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('nómina listo')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Más tarde' }));
    await heading(/^Paso 3 de 4/);
  });

  test('where no part brings them that is said, and the other steps go on', async () => {
    serve({ company: true });
    withdraw = bring([]);
    openScreen(FirstHour, 'primeros-pasos/personas');
    expect(await screen.findByText(/^Acá no está lo que carga a las personas/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Más tarde' }));
    await heading(/^Paso 3 de 4/);
  });
});

test('a step can be left for later, and the next is where the person goes on', async () => {
  serve();
  openScreen(FirstHour, 'primeros-pasos/fechas');
  await userEvent.click(await screen.findByRole('button', { name: 'Más tarde' }));
  expect(await heading(/^Paso 4 de 4/)).toHaveFocus();
  expect(at()).toBe('/configuracion/primeros-pasos/equipo');
});

test('the company’s province brings its days, and only those ticked are added', async () => {
  const { writes } = serve(
    {},
    {
      'POST /api/v1/holidays': () => reply(409, { error: 'taken', message: 'Ya hay un feriado.' }),
    },
  );
  openScreen(FirstHour, 'primeros-pasos/empresa');
  await userEvent.type(await screen.findByLabelText('Nombre de la empresa'), 'Textil Ceibo');
  expect(await screen.findByText(/^Son los nacionales/)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Provincia'), 'Chubut');
  expect(screen.getByLabelText(/^Gesta Galesa/)).not.toBeChecked();
  await userEvent.selectOptions(screen.getByLabelText('Provincia'), 'Santa Fe');
  expect(screen.queryByLabelText(/^Gesta Galesa/)).toBeNull();
  await userEvent.click(screen.getByLabelText(/^Virgen del Rosario \(solo en Rosario\)/));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar y seguir' }));
  // What is refused keeps the person there, with the reason.
  expect(await screen.findByText('Ya hay un feriado.')).toBeVisible();
  expect(writes).toEqual([
    {
      route: 'PATCH /api/v1/company',
      body: { version: 0, name: 'Textil Ceibo', city: null, province: 'Santa Fe' },
    },
    {
      route: 'POST /api/v1/holidays',
      body: {
        date: expect.stringMatching(/-10-07$/) as string,
        kind: 'feriado',
        title: 'Virgen del Rosario',
        norm: 'Feriado local de Rosario',
      },
    },
  ]);
});

test('what a day that is ticked would change is told before it is added, and only while it is', async () => {
  serve();
  const module = fakeRemote('lo que cambia');
  const withdraw = bring([{ point: 'mf-admin/holiday-move@1', title: 'Lo que cambia', module }]);
  openScreen(FirstHour, 'primeros-pasos/empresa');
  await userEvent.selectOptions(await screen.findByLabelText('Provincia'), 'Santa Fe');
  const day = await screen.findByLabelText(/^Virgen del Rosario/);
  await userEvent.click(day);
  expect(await screen.findByText('lo que cambia listo')).toBeVisible();
  const date = expect.stringMatching(/-10-07$/) as string;
  expect(module.received.at(-1)?.point).toMatchObject({
    before: null,
    after: { date, title: 'Virgen del Rosario', origin: { kind: 'feriado' } },
  });
  await userEvent.click(day);
  await waitFor(() => expect(screen.queryByText('lo que cambia listo')).toBeNull());
  await userEvent.click(day);
  await userEvent.selectOptions(screen.getByLabelText('Provincia'), 'Chubut');
  await waitFor(() => expect(screen.queryByText('lo que cambia listo')).toBeNull());
  act(withdraw);
});

test('days that are ticked together are told together, at the place of the first', async () => {
  serve();
  const module = fakeRemote('lo que cambia');
  const withdraw = bring([{ point: 'mf-admin/holiday-move@1', title: 'Lo que cambia', module }]);
  openScreen(FirstHour, 'primeros-pasos/empresa');
  await userEvent.selectOptions(await screen.findByLabelText('Provincia'), 'Santa Fe');
  const rosario = await screen.findByLabelText(/^Virgen del Rosario/);
  await userEvent.click(rosario);
  await userEvent.click(screen.getByLabelText(/^San Jerónimo/));
  await waitFor(() => expect(screen.getAllByText('lo que cambia listo')).toHaveLength(2));
  const [virgen, jeronimo] = ['Virgen del Rosario', 'San Jerónimo, patrono de Santa Fe'];
  const latest = (title: string | undefined) =>
    module.received.findLast(({ point }) => (point?.['event'] as { title: string }).title === title)
      ?.point;
  await waitFor(() =>
    expect(latest(virgen)).toMatchObject({ added: [{ title: virgen }, { title: jeronimo }] }),
  );
  // Whoever knows of one date alone tells of each, as before.
  expect(latest(jeronimo)).toMatchObject({ after: { title: jeronimo }, added: [] });
  await userEvent.click(rosario);
  await waitFor(() => expect(latest(jeronimo)).toMatchObject({ added: [{ title: jeronimo }] }));
  act(withdraw);
});

test('what the server’s environment says is shown, and not sent', async () => {
  const fixed: Company = { ...NEW, name: 'Molinos del Sur', named: true, fixed: ['name'] };
  const { writes } = serve({}, { 'GET /api/v1/company': () => fixed });
  openScreen(FirstHour, 'primeros-pasos/empresa');
  const name = await screen.findByLabelText('Nombre de la empresa');
  expect(name).toHaveAttribute('readonly');
  expect(name).toHaveAccessibleDescription(/^Lo dice quien instaló Almanaque/);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar y seguir' }));
  await heading(/^Paso 2 de 4/);
  expect(writes[0]?.body).toEqual({ version: 0, city: null, province: null });
});

test('dates are typed one after the other, and each is in the calendar at once', async () => {
  const { writes } = serve({}, { 'POST /api/v1/events': () => reply(201, { event: BRINDIS }) });
  openScreen(FirstHour, 'primeros-pasos/fechas');
  await userEvent.type(await screen.findByLabelText('Qué se festeja'), 'Brindis');
  await userEvent.type(screen.getByLabelText('Cuándo'), '31/02/2027');
  await userEvent.click(screen.getByRole('button', { name: 'Agregar' }));
  expect(screen.getByLabelText('Cuándo')).toHaveAccessibleDescription(/fecha/);
  await userEvent.clear(screen.getByLabelText('Cuándo'));
  await userEvent.type(screen.getByLabelText('Cuándo'), '18/12/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Agregar' }));
  expect(await screen.findByText('Brindis, viernes 18 de diciembre de 2026')).toBeVisible();
  expect(writes.map(({ body }) => body)).toEqual([{ title: 'Brindis', date: '2026-12-18' }]);
  expect(screen.getByLabelText('Qué se festeja')).toHaveValue('');
});

test('a date without its year is the next one', async () => {
  const { writes } = serve({}, { 'POST /api/v1/events': () => reply(201, { event: BRINDIS }) });
  openScreen(FirstHour, 'primeros-pasos/fechas');
  await userEvent.type(await screen.findByLabelText('Qué se festeja'), 'Brindis');
  await userEvent.type(screen.getByLabelText('Cuándo'), '18/1{Enter}');
  const next = nextOf({ month: 1, day: 18, title: '' }, todayIn('America/Argentina/Buenos_Aires'));
  await waitFor(() =>
    expect(writes.map(({ body }) => body)).toEqual([{ title: 'Brindis', date: next }]),
  );
});

test('a date typed while the one before is still on its way stays to be added', async () => {
  const held = heldAnswer(() => reply(201, { event: BRINDIS }));
  serve({}, { 'POST /api/v1/events': held.route });
  openScreen(FirstHour, 'primeros-pasos/fechas');
  const title = await screen.findByLabelText('Qué se festeja');
  await userEvent.type(title, 'Brindis');
  await userEvent.type(screen.getByLabelText('Cuándo'), '18/12/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Agregar' }));
  await userEvent.clear(title);
  await userEvent.type(title, 'Asado');
  act(held.release);
  expect(await screen.findByText('Brindis, viernes 18 de diciembre de 2026')).toBeVisible();
  expect(screen.getByLabelText('Qué se festeja')).toHaveValue('Asado');
});

test('after an account, and after none, the focus is where another is added', async () => {
  const leo = { ...brunoAccount, id: 'u-leo', name: 'Leo Sosa' };
  serve({}, { 'POST /api/v1/auth/users': () => reply(201, leo) });
  openScreen(FirstHour, 'primeros-pasos/equipo');
  const add = () => screen.findByRole('button', { name: 'Agregar cuenta' });
  await userEvent.click(await add());
  await userEvent.type(screen.getByLabelText('Nombre y apellido'), 'Leo Sosa');
  await userEvent.type(screen.getByLabelText('Correo'), 'leo@ceibo.com.ar');
  await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  expect(await screen.findByText('Leo Sosa ya puede ingresar.')).toBeVisible();
  expect(await add()).toHaveFocus();
  await userEvent.click(await add());
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await add()).toHaveFocus();
});

test('an account that was cancelled too late is told of, and leaves the next one open', async () => {
  const leo = { ...brunoAccount, id: 'u-leo', name: 'Leo Sosa' };
  const held = heldAnswer(() => reply(201, leo));
  serve({}, { 'POST /api/v1/auth/users': held.route });
  openScreen(FirstHour, 'primeros-pasos/equipo');
  const add = () => screen.findByRole('button', { name: 'Agregar cuenta' });
  await userEvent.click(await add());
  await userEvent.type(screen.getByLabelText('Nombre y apellido'), 'Leo Sosa');
  await userEvent.type(screen.getByLabelText('Correo'), 'leo@ceibo.com.ar');
  await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(screen.getByRole('button', { name: /^Descartar/ }));
  await userEvent.click(await add());
  await userEvent.type(screen.getByLabelText('Nombre y apellido'), 'Mía Paz');
  act(held.release);
  expect(await screen.findByText('Leo Sosa ya puede ingresar.')).toBeVisible();
  expect(screen.getByLabelText('Nombre y apellido')).toHaveValue('Mía Paz');
});

test('ends in the month, and nobody is reminded of the rest', async () => {
  const { writes } = serve({ company: true, people: true });
  openScreen(FirstHour, 'primeros-pasos/equipo');
  expect(await screen.findByText(/^Esta dirección anda solo en esta computadora/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Terminar y ver el mes' }));
  await waitFor(() => expect(at()).toBe('/'));
  expect(writes).toEqual([{ route: 'PATCH /api/v1/first-hour', body: { dismissed: true } }]);
});

describe('in the settings', () => {
  const left = () => screen.findByRole('region', { name: 'Primeros pasos' });

  test('that it cannot be read is told, and asked for again', async () => {
    let isDown = true;
    const left: State = {
      done: { company: true, people: false, dates: true, team: true },
      dismissed: false,
    };
    serve({}, { 'GET /api/v1/first-hour': () => (isDown ? refusal(400, 'No se pudo.') : left) });
    renderInPage(<WhatIsLeft />);
    expect(
      await screen.findByText(/^No se pudo leer qué falta de los primeros pasos\./),
    ).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { name: 'Para empezar, falta' })).toBeVisible();
  });

  test('what is left stands as a list, until nobody wants it', async () => {
    serve({ company: true, team: true });
    renderInPage(<WhatIsLeft />);
    const list = within(await left());
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/configuracion/primeros-pasos/personas',
      '/configuracion/primeros-pasos/fechas',
    ]);
    await userEvent.click(list.getByRole('button', { name: 'No recordarlo más' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Primeros pasos' })).toBeNull(),
    );
  });

  test('nothing is said where nothing is left', async () => {
    const { reads } = serve({ company: true, people: true, dates: true, team: true });
    renderInPage(<WhatIsLeft />);
    await waitFor(() => expect(reads).toContain('/api/v1/first-hour'));
    expect(screen.queryByRole('region', { name: 'Primeros pasos' })).toBeNull();
  });
});

test.each([
  ['2026-07-28', '2026-07-28'],
  ['2026-07-29', '2027-07-28'],
])('on %s the next 28 July is %s', (today, next) => {
  expect(nextOf({ month: 7, day: 28, title: 'Gesta Galesa' }, isoDate(today))).toBe(next);
});

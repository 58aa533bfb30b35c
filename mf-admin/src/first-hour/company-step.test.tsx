import type { Company } from '@almanaque/api';
import {
  bring,
  fakeRemote,
  heldAnswer,
  nonWorkingDay,
  refusal,
  reply,
} from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEW_COMPANY, serveFirstHour, stepHeading } from '../testing/first-hour-server.ts';
import { openScreen, readEverythingAgain } from '../testing/open-screen.tsx';
import { FirstHour } from './first-hour.tsx';

test('the company’s province brings its days, and only those ticked are added', async () => {
  const { writes } = serveFirstHour(
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

test('the holidays are asked for along with the company, and not after it', async () => {
  const held = heldAnswer(() => NEW_COMPANY);
  const { reads } = serveFirstHour({}, { 'GET /api/v1/company': held.route });
  openScreen(FirstHour, 'primeros-pasos/empresa');
  await waitFor(() =>
    expect(reads.filter((url) => url.startsWith('/api/v1/holidays?year='))).toHaveLength(2),
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  act(held.release);
  expect(await screen.findByLabelText('Nombre de la empresa')).toBeVisible();
  expect(await screen.findByText(/^Son los nacionales/)).toBeVisible();
});

test('what a day that is ticked would change is told before it is added, and only while it is', async () => {
  serveFirstHour();
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
  serveFirstHour();
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
    module.received.findLast(
      ({ point }) => (point?.['event'] as { title?: string } | undefined)?.title === title,
    )?.point;
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
  const fixed: Company = { ...NEW_COMPANY, name: 'Molinos del Sur', named: true, fixed: ['name'] };
  const { writes } = serveFirstHour({}, { 'GET /api/v1/company': () => fixed });
  openScreen(FirstHour, 'primeros-pasos/empresa');
  const name = await screen.findByLabelText('Nombre de la empresa');
  expect(name).toHaveAttribute('readonly');
  expect(name).toHaveAccessibleDescription(/^Lo dice quien instaló Almanaque/);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar y seguir' }));
  await stepHeading(/^Paso 2 de 4/);
  expect(writes[0]?.body).toEqual({ version: 0, city: null, province: null });
});

const broken = () => refusal(400, 'No se pudo.');

test('what cannot be read while something is entered takes nothing of it away', async () => {
  let isDown = false;
  serveFirstHour(
    {},
    {
      'GET /api/v1/first-hour': () =>
        isDown
          ? broken()
          : {
              done: { company: false, people: false, dates: false, team: false },
              dismissed: false,
            },
      'GET /api/v1/company': () => (isDown ? broken() : NEW_COMPANY),
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

test('what could not be read of the holidays that come is read again whole', async () => {
  let isDown = true;
  serveFirstHour(
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
  serveFirstHour(
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

import { navigation, pageContributions, sessionQuery } from '@almanaque/shared-contracts';
import { bring, heldAnswer, session, type FakeRoutes } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderCalendar } from '../testing/render-calendar.tsx';

const welcome = () => screen.findByRole('region', { name: 'Bienvenida' });
const isGone = () => expect(screen.queryByRole('region', { name: 'Bienvenida' })).toBeNull();

/** On a page whose shell has asked whose session it is in. */
function open(whose: Parameters<typeof session>[0] | null, config = {}, told?: FakeRoutes[string]) {
  const answer = { session: whose === null ? null : session({ welcomed: false, ...whose }) };
  const known = () => ({ session: answer.session && { ...answer.session, welcomed: true } });
  const routes = { 'PUT /api/v1/auth/welcomed': told ?? known };
  const page = renderCalendar({ today: '2026-11-18', withAhead: true, ...answer, config, routes });
  page.queries.setQueryData(sessionQuery('https://almanaque.test').queryKey, answer);
  return page;
}
const settled = () => screen.findByText('Sin cumpleaños ni aniversarios.');

beforeEach(() => {
  localStorage.clear();
  navigation().route(() => undefined);
});

test('a colleague is told what this is, once in a browser', async () => {
  const { user, unmount } = open(null);
  const part = within(await welcome());
  expect(part.getByText('Este es el calendario de Molinos del Sur')).toBeInTheDocument();
  await settled();
  await user.click(part.getByRole('button', { name: 'Entendido' }));
  isGone();
  expect(screen.getByRole('button', { name: /^Hoy, / })).toHaveFocus();
  unmount();
  open(null);
  await settled();
  isGone();
});

test('whoever has never signed in here is told it too, and nobody is asked who they are', async () => {
  const takeBack = bring([]);
  pageContributions().setState({ sessionIsLikely: () => false });
  const { server, unmount } = renderCalendar({ today: '2026-11-18', withAhead: true });
  expect(within(await welcome()).getByText(/^Este es el calendario de/)).toBeInTheDocument();
  expect(server.requests.join()).not.toContain('session');
  unmount();
  takeBack();
});

test('an organiser is told what to do, once for the account and not for the browser', async () => {
  const { user, unmount, server, queries } = open({ userId: 'ana', name: 'Ana Paz' });
  const part = within(await welcome());
  expect(part.getByText('Hola, Ana Paz')).toBeInTheDocument();
  await user.click(part.getByRole('button', { name: 'Entendido' }));
  isGone();
  await waitFor(() => expect(server.requests).toContain('/api/v1/auth/welcomed'));
  const known = () => queries.getQueryData(sessionQuery('https://almanaque.test').queryKey);
  await waitFor(() => expect(known()).toHaveProperty('session.welcomed', true));
  expect(localStorage).toHaveLength(0);
  unmount();
  const again = open({ userId: 'ana', name: 'Ana Paz', welcomed: true });
  await settled();
  isGone();
  again.unmount();
  open({ userId: 'luz', name: 'Luz Gil' });
  expect(within(await welcome()).getByText('Hola, Luz Gil')).toBeInTheDocument();
});

test('who signs out before the server has heard of it stays signed out', async () => {
  const held = heldAnswer(() => ({ session: session({ userId: 'ana', welcomed: true }) }));
  const { user, queries } = open({ userId: 'ana', name: 'Ana Paz' }, {}, held.route);
  await user.click(within(await welcome()).getByRole('button', { name: 'Entendido' }));
  const { queryKey } = sessionQuery('https://almanaque.test');
  act(() => void queries.setQueryData(queryKey, { session: null }));
  held.release();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(queries.getQueryData(queryKey)).toEqual({ session: null });
  await settled();
});

test('a collaborator is told what comes here and what there is to say, once', async () => {
  const { user, server } = open({ userId: 'leo', name: 'Leo Sosa', role: 'colaborador' });
  const part = within(await welcome());
  expect(part.getByText('Hola, Leo Sosa')).toBeInTheDocument();
  expect(part.getByRole('link', { name: 'cómo preferís celebrar', hidden: true })).toHaveAttribute(
    'href',
    '/configuracion/celebrar',
  );
  await user.click(part.getByRole('button', { name: 'Entendido' }));
  isGone();
  await waitFor(() => expect(server.requests).toContain('/api/v1/auth/welcomed'));
  await settled();
});

test('an administrator, and whoever looks at an empty calendar, have another beginning', async () => {
  const { unmount } = open({ role: 'administrador' });
  await settled();
  await waitFor(isGone);
  unmount();
  open(null, { isEmpty: true });
  await screen.findByRole('region', { name: 'Así se va a ver' });
  isGone();
});

test.each([
  ['organizador', /Los eventos los agregás vos: elegí un día\..* quien administra\.$/],
  ['colaborador', /Lo demás lo carga quien administra\.$/],
  ['administrador', /Falta lo de tu empresa\.$/],
] as const)(
  'a calendar that is still empty tells who is %s who brings the rest',
  async (role, who) => {
    open({ role }, { isEmpty: true });
    const part = within(await screen.findByRole('region', { name: 'Así se va a ver' }));
    expect(part.getByText(/^Por ahora están los feriados/)).toHaveTextContent(who);
  },
);

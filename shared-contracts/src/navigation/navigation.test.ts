import { createNavigation, type AskBeforeLeaving } from './navigation.ts';

/** jsdom goes back in a task of its own, as browsers do. */
const popped = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

const back = async () => {
  const told = popped();
  history.back();
  await told;
};

function routed() {
  history.replaceState(null, '', '/');
  const page = createNavigation();
  page.route(() => undefined);
  return page;
}

test('who listens is told where the page is, back and forward included', async () => {
  const page = routed();
  const seen: string[] = [];
  page.subscribe(({ path, search }) => seen.push(path + search));
  page.go('/configuracion/personas?buscar=ana');
  page.go('/configuracion/personas?buscar=an', { replace: true });
  page.go('/');
  await back();
  expect(seen).toEqual([
    '/configuracion/personas?buscar=ana',
    '/configuracion/personas?buscar=an',
    '/',
    '/configuracion/personas?buscar=an',
  ]);
  await back();
  expect(page.getState()).toEqual({ path: '/', search: '' });
});

describe('while something is unsaved', () => {
  const held = () => {
    const page = routed();
    page.go('/configuracion');
    page.go('/configuracion/personas');
    const ask = jest.fn<undefined, Parameters<AskBeforeLeaving>>();
    const release = page.hold(ask);
    return { page, ask, release };
  };
  const answer = (ask: jest.Mock<undefined, Parameters<AskBeforeLeaving>>) =>
    ask.mock.lastCall?.[0]();

  test('a link goes on once it is left, and stays where that is not wanted', () => {
    const { page, ask } = held();
    page.go('/');
    expect([page.getState().path, ask.mock.calls.length]).toEqual(['/configuracion/personas', 1]);
    answer(ask);
    expect(page.getState().path).toBe('/');
  });

  test('back asks where the page was, and goes on from there', async () => {
    const { page, ask } = held();
    await back();
    await popped();
    expect([location.pathname, page.getState().path]).toEqual([
      '/configuracion/personas',
      '/configuracion/personas',
    ]);
    expect(ask).toHaveBeenCalledTimes(1);
    const left = popped();
    answer(ask);
    await left;
    expect([location.pathname, page.getState().path]).toEqual(['/configuracion', '/configuracion']);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('nobody is asked within a path, nor once it is saved', async () => {
    const { page, ask, release } = held();
    page.go('/configuracion/personas?buscar=ana');
    await back();
    release();
    page.go('/');
    expect(page.getState().path).toBe('/');
    expect(ask).not.toHaveBeenCalled();
  });
});

test('without a shell the page is not followed, and its title is its own', () => {
  document.title = 'Intranet';
  const page = createNavigation();
  page.title('Personas');
  expect([page.isRouted(), document.title]).toEqual([false, 'Intranet']);
});

test('what a link points at is prepared by the shell', () => {
  const page = createNavigation();
  const prepare = jest.fn();
  page.prepare('/configuracion');
  page.route(prepare);
  page.prepare('/configuracion');
  expect(prepare).toHaveBeenCalledTimes(1);
});

beforeAll(() => import('./say-not-loaded.ts'));

const said = () => document.getElementById('not-loaded')?.hidden === false;

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><p id="not-loaded" hidden>No se pudo cargar.</p></div>';
});

test('a script that does not arrive is said', () => {
  const script = document.createElement('script');
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  expect(said()).toBe(true);
});

test('a picture or an error of the page is not taken for it', () => {
  const picture = document.createElement('img');
  document.body.append(picture);
  picture.dispatchEvent(new Event('error'));
  window.dispatchEvent(new ErrorEvent('error', { message: 'x' }));
  expect(said()).toBe(false);
});

test('once the page is drawn, a script that fails is its own matter', () => {
  document.body.innerHTML = '<div id="root"><main></main></div>';
  const script = document.createElement('script');
  document.head.append(script);
  expect(() => script.dispatchEvent(new Event('error'))).not.toThrow();
});

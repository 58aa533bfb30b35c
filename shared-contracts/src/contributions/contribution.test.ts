import { readContribution } from './contribution.ts';

const brought = (point: string, more: object) =>
  readContribution({ id: 'one', point, title: 'Una', module: './remote', ...more });

test('a page and a screen have an address, and nothing else has', () => {
  for (const point of ['page', 'settings-screen']) {
    expect(brought(point, { path: 'planes' })).toMatchObject({ path: 'planes' });
    expect(brought(point, {})).toEqual({ code: 'invalid', field: 'path' });
    expect(brought(point, { path: 'a/b' })).toEqual({ code: 'invalid', field: 'path' });
  }
  expect(brought('panel', { path: 'planes' })).toEqual({ code: 'invalid', field: 'path' });
});

test('only a screen has a group, a line on what it is for, and words that it is found by', () => {
  const screen = {
    path: 'planes',
    group: 'people',
    about: 'Lo de cada una.',
    keywords: ['presupuesto'],
  };
  expect(brought('settings-screen', screen)).toMatchObject(screen);
  const { path, ...own } = screen;
  for (const [field, value] of Object.entries(own)) {
    expect(brought('page', { path, [field]: value })).toEqual({ code: 'invalid', field });
  }
  expect(brought('settings-screen', { path, group: 'x' })).toEqual({
    code: 'invalid',
    field: 'group',
  });
});

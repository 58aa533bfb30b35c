import { useColorScheme } from '@almanaque/ui';
import { act, renderHook } from '@testing-library/react';

const choose = (mode: 'light' | 'dark' | 'system') => {
  const { result } = renderHook(useColorScheme);
  act(() => result.current.setMode(mode));
};

const ATTRIBUTE = 'data-almanaque-scheme';

const schemeOnOpening = async (): Promise<string | null> => {
  document.documentElement.removeAttribute(ATTRIBUTE);
  await jest.isolateModulesAsync(async () => {
    await import('./choose-scheme.ts');
  });
  return document.documentElement.getAttribute(ATTRIBUTE);
};

afterEach(() => localStorage.clear());

test.each(['light', 'dark'] as const)('what was chosen is there at once: %s', async (mode) => {
  choose(mode);
  expect(await schemeOnOpening()).toBe(mode);
});

test('with the system’s chosen, or nothing, CSS follows the system', async () => {
  expect(await schemeOnOpening()).toBeNull();
  choose('system');
  expect(await schemeOnOpening()).toBeNull();
});

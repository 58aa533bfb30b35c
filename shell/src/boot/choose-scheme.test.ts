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

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test.each(['light', 'dark'] as const)('what was chosen is there at once: %s', async (mode) => {
  choose(mode);
  expect(await schemeOnOpening()).toBe(mode);
});

test.each([
  ['dark', true],
  ['light', false],
])('with the system’s chosen, or nothing, it is that of the system: %s', async (scheme, isDark) => {
  const media = Object.assign(matchMedia(''), { matches: isDark });
  const asked = jest.spyOn(window, 'matchMedia').mockReturnValue(media);
  expect(await schemeOnOpening()).toBe(scheme);
  choose('system');
  expect(await schemeOnOpening()).toBe(scheme);
  expect(asked).toHaveBeenCalledWith('(prefers-color-scheme: dark)');
});

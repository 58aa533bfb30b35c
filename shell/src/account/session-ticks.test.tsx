import { act } from '@testing-library/react';
import { fakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { ana } from '../testing/sessions.ts';

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('is looked at again after 30 seconds, and not before', async () => {
  const session = { ...ana, role: 'organizador' };
  const { reads } = fakeApi({ 'GET /api/v1/auth/session': () => ({ session }) });
  renderPage();
  await wait(0);
  await wait(29_999);
  expect(reads).toHaveLength(1);
  await wait(1);
  expect(reads).toHaveLength(2);
});

import { companyEvent, fakeHost } from '@almanaque/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as remote from './remote.ts';

const ASADO = companyEvent({ date: '2026-12-11', title: 'Asado de fin de año' });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-09T12:00:00-03:00'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

test('mounted in a host, the bell says what comes, and selects it for the whole page', async () => {
  const host = fakeHost({ events: [ASADO], act });
  const bell = await host.mount(remote);
  expect(bell.state).toEqual({ status: 'ready' });

  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Eventos próximos, 1 evento' }));
  await user.click(screen.getByRole('button', { name: /Asado de fin de año/ }));
  expect(host.page.selection.records).toEqual([
    { action: 'openEvent', given: [ASADO], now: { kind: 'event', event: ASADO } },
  ]);

  await host.close();
});

import {
  birthday,
  companyEvent,
  fakeHost,
  runtimeConfig,
  type FakeHost,
} from '@almanaque/shared-contracts/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import * as remote from './remote.ts';

const CUMPLE = birthday({ date: '2026-12-04', title: 'Cumpleaños de Ana' });
const ASADO = companyEvent({ date: '2026-12-11', title: 'Asado de fin de año' });

let host: FakeHost;
beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-12-09T12:00:00-03:00'),
    doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'queueMicrotask', 'performance'],
  });
  Element.prototype.scrollIntoView = () => undefined;
  host = fakeHost({ events: [CUMPLE, ASADO], act });
});

afterEach(async () => {
  await host.close();
  jest.useRealTimers();
});

const cell = (name: RegExp | string) => screen.getByRole('gridcell', { name });

async function mountCalendar() {
  const calendar = await host.mount(remote);
  expect(calendar.state).toEqual({ status: 'ready' });
  await screen.findByText('Asado de fin de año');
  return calendar;
}

test('mounted in a host, the calendar shows its month, and a click selects for the whole page', async () => {
  await mountCalendar();
  fireEvent.click(cell(/^viernes 4 de diciembre de 2026, 1 evento/));
  expect(host.page.selection.records).toEqual([
    { action: 'toggleDay', given: ['2026-12-04'], now: { kind: 'day', date: '2026-12-04' } },
  ]);
});

test('an event that another part opens is shown on its day', async () => {
  await mountCalendar();
  act(() => host.page.selection.store.openEvent(ASADO));
  expect(cell(/^viernes 11 de diciembre/)).toHaveAttribute('aria-selected', 'true');
  const card = within(screen.getByRole('region', { name: 'Día elegido' }));
  expect(await card.findByText('Asado de fin de año')).toBeVisible();
});

test('told of another zone, it is there that today is', async () => {
  const calendar = await mountCalendar();
  expect(cell(/, hoy/)).toHaveAccessibleName(/^miércoles 9 de diciembre/);
  await calendar.update({ config: runtimeConfig({ timeZone: 'Pacific/Kiritimati' }) });
  expect(cell(/, hoy/)).toHaveAccessibleName(/^jueves 10 de diciembre/);
});

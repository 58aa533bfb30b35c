import {
  createQueryClient,
  HostProvider,
  isoDate,
  QueryClientProvider,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { runtimeConfig } from '@almanaque/shared-contracts/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateEntry } from './date-entry.tsx';
import { loadPickDay } from './load-pick-day.ts';

jest.mock('./load-pick-day.ts', () => ({ loadPickDay: jest.fn() }));
const load = jest.mocked(loadPickDay);

const onChange = jest.fn();

function show(defaultValue = '', nextFrom?: IsoDate) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <HostProvider value={runtimeConfig({})}>
        <label htmlFor="day">Día</label>
        <DateEntry
          id="day"
          defaultValue={defaultValue}
          nextFrom={nextFrom}
          onChange={({ target }) => void onChange(target.value)}
        />
      </HostProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const entry = () => screen.getByLabelText('Día');
const open = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByLabelText('Abrir el calendario'));
  await screen.findByRole('dialog', { name: 'Elegir una fecha' });
};
const day = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  onChange.mockClear();
  load.mockImplementation(async () => (await import('./pick-day.tsx')).PickDay);
});

test('what is picked is written as if it had been typed', async () => {
  const user = show('24/11/2026');
  await open(user);
  await waitFor(() => expect(day('martes 24 de noviembre de 2026')).toHaveFocus());
  expect(day('martes 24 de noviembre de 2026').parentElement).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await user.click(day('jueves 26 de noviembre de 2026'));
  expect(entry()).toHaveValue('26/11/2026');
  expect(onChange).toHaveBeenCalledWith('26/11/2026');
  await waitFor(() => expect(entry()).toHaveFocus());
});

test('by keys, over the end of a month', async () => {
  const user = show('30/11/2026');
  await open(user);
  await waitFor(() => expect(day('lunes 30 de noviembre de 2026')).toHaveFocus());
  await user.keyboard('{ArrowRight}');
  expect(day('martes 1 de diciembre de 2026')).toHaveFocus();
  await user.keyboard('{PageDown}{Enter}');
  expect(entry()).toHaveValue('01/01/2027');
});

test('the browser’s own keys stay its own', async () => {
  const user = show('30/11/2026');
  await open(user);
  const focused = day('lunes 30 de noviembre de 2026');
  await waitFor(() => expect(focused).toHaveFocus());
  for (const held of ['altKey', 'ctrlKey', 'metaKey']) {
    const isTheBrowsers = fireEvent.keyDown(focused, { key: 'ArrowLeft', [held]: true });
    expect([held, isTheBrowsers]).toEqual([held, true]);
  }
  expect(focused).toHaveFocus();
});

test('Escape closes it alone, and nothing is written', async () => {
  const user = show('30/11/2026');
  await open(user);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(entry()).toHaveFocus());
  expect(onChange).not.toHaveBeenCalled();
});

test('where it cannot be loaded a date is typed', async () => {
  load.mockRejectedValue(new Error('ChunkLoadError'));
  const user = show();
  await user.type(entry(), '5/3/2027');
  expect(onChange).toHaveBeenLastCalledWith('5/3/2027');
  expect(screen.queryByLabelText('Abrir el calendario')).not.toBeInTheDocument();
});

test.each(['{Tab}', '{Enter}'])(
  'a day without its year is the next one, once by %s',
  async (key) => {
    const user = show('', isoDate('2026-11-27'));
    await user.type(entry(), '5/3');
    expect(entry()).toHaveValue('5/3');
    await user.keyboard(key);
    expect(entry()).toHaveValue('05/03/2027');
    expect(onChange).toHaveBeenLastCalledWith('05/03/2027');
  },
);

test('where no year may be guessed it stays as it was typed', async () => {
  const user = show();
  await user.type(entry(), '5/3{Tab}');
  expect(entry()).toHaveValue('5/3');
});

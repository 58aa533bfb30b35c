import { REMOTE_TIMEOUT_MS } from '@almanaque/remote-loader';
import { offerCalendar, offerNewEvent } from '@almanaque/shared-contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { switchShortcuts } from '../shortcuts/shortcuts-switch.ts';
import { renderInPage } from '../testing/render-page.tsx';
import { loadOverlay } from './load-overlay.ts';
import { SearchButton } from './search-button.tsx';
import { beginAnew, both, field, gone, serve } from './testing/search-for.tsx';

jest.mock('./load-overlay.ts', () => ({ loadOverlay: jest.fn() }));

const load = jest.mocked(loadOverlay);

beforeEach(() => {
  beginAnew();
  load.mockReset();
  load.mockImplementation(async (name) =>
    name === 'search'
      ? (await import('./search-dialog.tsx')).SearchDialog
      : (await import('../shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
  );
});

test('the keys open the search, the list of keys and the calendar’s editor', async () => {
  serve(both);
  renderInPage(<SearchButton />);
  await userEvent.keyboard('/');
  expect(await field()).toHaveFocus();
  expect(await field()).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await gone('combobox');
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await gone('dialog');
  const open = jest.fn();
  const withdraw = offerNewEvent(open);
  await userEvent.keyboard('n');
  expect(open).toHaveBeenCalledTimes(1);
  withdraw();
  const show = jest.fn();
  const forget = offerCalendar(show);
  await userEvent.keyboard('t');
  expect(show.mock.calls).toEqual([['today']]);
  forget();
});

describe('what is typed before the search is there', () => {
  /** Asked for, and on its way until `arrive`. */
  function loadLater() {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    load.mockImplementationOnce(async () => {
      await arrived;
      return (await import('./search-dialog.tsx')).SearchDialog;
    });
    return {
      arrive: async () => {
        await act(async () => {
          arrive();
          await arrived;
        });
      },
    };
  }

  test('is in its field when it comes, and meant nothing else meanwhile', async () => {
    const { reads } = serve(both);
    const { arrive } = loadLater();
    const open = jest.fn();
    const withdraw = offerNewEvent(open);
    renderInPage(<SearchButton />);
    await userEvent.keyboard('/natallia{Backspace}{Backspace}{Backspace}ia n?{Enter}');
    await arrive();
    expect(await field()).toHaveValue('natalia n?');
    await userEvent.keyboard('ú');
    expect(await field()).toHaveValue('natalia n?ú');
    expect(open).not.toHaveBeenCalled();
    await waitFor(() => expect(reads.at(-1)).toContain('q=natalia+n%3F%C3%BA'));
    withdraw();
  });

  test('is given up with Escape, and then keys mean what they did', async () => {
    serve(both);
    const { arrive } = loadLater();
    const open = jest.fn();
    const withdraw = offerNewEvent(open);
    renderInPage(<SearchButton />);
    await userEvent.keyboard('/aco{Escape}');
    await arrive();
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.keyboard('n');
    expect(open).toHaveBeenCalledTimes(1);
    withdraw();
  });

  test('is for the search however late it comes, and it is said that it is late', async () => {
    serve(both);
    const { arrive } = loadLater();
    const open = jest.fn();
    const withdraw = offerNewEvent(open);
    renderInPage(<SearchButton />);
    jest.useFakeTimers();
    const { keyboard } = userEvent.setup({
      advanceTimers: (time) => jest.advanceTimersByTime(time),
    });
    await keyboard('/vale');
    act(() => jest.advanceTimersByTime(REMOTE_TIMEOUT_MS));
    expect(screen.getByText('Está tardando en llegar.')).toBeVisible();
    await keyboard('nt');
    jest.useRealTimers();
    await arrive();
    expect(await field()).toHaveValue('valent');
    expect(open).not.toHaveBeenCalled();
    withdraw();
  });

  test('comes back with the search that could not be loaded, where that is tried again', async () => {
    serve(both);
    let fail = (): void => undefined;
    load.mockImplementationOnce(
      () => new Promise((_, reject) => (fail = () => reject(new Error('ChunkLoadError')))),
    );
    renderInPage(<SearchButton />);
    await userEvent.keyboard('/aco');
    fail();
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await field()).toHaveValue('aco');
  });

  test('is let go where the search could not be loaded and is asked for by its key', async () => {
    serve(both);
    load.mockRejectedValueOnce(new Error('ChunkLoadError'));
    renderInPage(<SearchButton />);
    await userEvent.keyboard('/aco');
    await screen.findByText('Esta parte no se pudo cargar.');
    await userEvent.keyboard('/');
    expect(await field()).toHaveValue('');
  });

  test('is not kept from another field', async () => {
    serve(both);
    loadLater();
    renderInPage(
      <>
        <SearchButton />
        <input aria-label="Otro" />
      </>,
    );
    await userEvent.keyboard('/');
    await userEvent.type(screen.getByLabelText('Otro'), 'nota');
    expect(screen.getByLabelText('Otro')).toHaveValue('nota');
  });
});

test('switched off, keys alone do nothing', async () => {
  switchShortcuts(false);
  renderInPage(<SearchButton />);
  await userEvent.keyboard('/?n');
  expect(load).not.toHaveBeenCalled();
});

test('a search that could not be loaded says so, and loads when it is asked for again', async () => {
  serve(both);
  load.mockRejectedValueOnce(new Error('ChunkLoadError'));
  renderInPage(<SearchButton />);
  await userEvent.keyboard('/');
  expect(await screen.findByText('Esta parte no se pudo cargar.')).toBeVisible();
  await userEvent.keyboard('/');
  expect(await field()).toBeVisible();
});

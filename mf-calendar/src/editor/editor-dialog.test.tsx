import { toastStore } from '@almanaque/shared-contracts';
import { session } from '@almanaque/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { cell, renderCalendar } from '../testing/render-calendar.tsx';
import { loadEditor } from './load-editor.ts';
import { loadEntrance } from './load-entrance.ts';

jest.mock('./load-editor.ts', () => ({ loadEditor: jest.fn() }));
jest.mock('./load-entrance.ts', () => {
  const actual = jest.requireActual<{ loadEntrance: typeof loadEntrance }>('./load-entrance.ts');
  return { loadEntrance: jest.fn(actual.loadEntrance) };
});
const load = jest.mocked(loadEditor);

async function open() {
  const page = renderCalendar({ today: '2026-11-21', session: session() });
  await page.user.click(cell(/, hoy/));
  await page.user.click(await screen.findByText('Agregar Evento Personalizado'));
  return page;
}

beforeEach(() => load.mockReset());

test('an editor that could not be loaded says so, and is loaded anew when asked to', async () => {
  load.mockRejectedValue(new Error('ChunkLoadError'));
  const { user } = await open();
  expect(await screen.findByText('El editor no se pudo cargar.')).toBeVisible();
  // It is tried for by itself meanwhile, and must not come before it is asked for.
  const again = screen.getByText('Reintentar');
  load.mockReset().mockResolvedValue(() => <p>el editor</p>);
  await user.click(again);
  expect(load).toHaveBeenCalled();
  expect(await screen.findByText('el editor')).toBeVisible();
});

test('where not even its frame could be loaded, that is said, and it opens when asked again', async () => {
  load.mockResolvedValue(() => <p>el editor</p>);
  jest.mocked(loadEntrance).mockRejectedValueOnce(new Error('ChunkLoadError'));
  const { user } = await open();
  await waitFor(() =>
    expect(toastStore().getState().at(-1)).toMatchObject({
      text: 'El editor no se pudo cargar. Probá de nuevo.',
    }),
  );
  await user.click(screen.getByText('Agregar Evento Personalizado'));
  expect(await screen.findByText('el editor')).toBeVisible();
});

test('while it is on its way it can be closed', async () => {
  load.mockReturnValue(new Promise(() => undefined));
  const { user } = await open();
  expect(await screen.findByLabelText('Cargando el editor')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByLabelText('Cargando el editor')).toBeNull());
});

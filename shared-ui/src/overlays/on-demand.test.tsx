import { toastStore } from '@almanaque/shared-contracts';
import { render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { loadOverlays, useOverlays } from './load-overlays.ts';
import { Dialog } from './on-demand.tsx';
import * as overlays from './overlays.tsx';

jest.mock('./load-overlays.ts', () => ({ loadOverlays: jest.fn(), useOverlays: jest.fn() }));

const load = jest.mocked(loadOverlays);
const atHand = jest.mocked(useOverlays);
const onClose = jest.fn();

const dialog = (open: boolean) => (
  <Dialog open={open} onClose={onClose}>
    Efeméride
  </Dialog>
);

beforeEach(() => {
  jest.clearAllMocks();
  load.mockResolvedValue();
  atHand.mockReturnValue(null);
});

test('loads nothing while it is closed', () => {
  render(dialog(false));
  expect(load).not.toHaveBeenCalled();
});

test('opens as soon as it is there', () => {
  const { rerender } = render(dialog(true));
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  atHand.mockReturnValue(overlays);
  rerender(dialog(true));
  expect(screen.getByRole('dialog')).toHaveTextContent('Efeméride');
});

test('closed before it has begun to open, leaves nothing over the page', () => {
  atHand.mockReturnValue(overlays);
  const OpenOnce = () => {
    const [open, setOpen] = useState(true);
    useEffect(() => setOpen(false), []);
    return (
      <Dialog open={open} onClose={onClose}>
        Efeméride
      </Dialog>
    );
  };
  render(<OpenOnce />);
  expect(document.querySelector('.MuiModal-root')).toBeNull();
});

test('says so when it cannot be loaded, and closes, so that it can be asked for again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  load.mockRejectedValueOnce(new Error('ChunkLoadError'));
  const { rerender } = render(dialog(true));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(toastStore().getState()).toMatchObject([
    { text: 'Esto no se pudo abrir. Probá de nuevo.' },
  ]);
  expect(warn).toHaveBeenCalledTimes(1);
  rerender(dialog(false));
  rerender(dialog(true));
  expect(load).toHaveBeenCalledTimes(2);
});

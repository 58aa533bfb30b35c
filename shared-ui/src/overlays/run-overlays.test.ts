import { runOverlays } from './run-overlays.ts';

const ran = jest.fn();
jest.mock('./overlays.tsx', () => {
  ran();
  return { Dialog: () => null };
});

test('MUI does not run for being at hand, and runs once when it is first called for', async () => {
  expect(ran).not.toHaveBeenCalled();
  const overlays = await runOverlays();
  expect(overlays.Dialog).toBeDefined();
  await runOverlays();
  expect(ran).toHaveBeenCalledTimes(1);
});

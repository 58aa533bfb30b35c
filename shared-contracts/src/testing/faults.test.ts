import { tryEveryFault, type Origin } from '@almanaque/remote-loader/testing';
import { fakeHost, type FakeHost, type Slot } from '@almanaque/shared-contracts/testing';

tryEveryFault('test kit', () => {
  let host: FakeHost;
  let slot: Slot | undefined;
  let opened: Origin;

  const mount = async () => {
    slot = undefined;
    void host.mount(opened.load, opened.manifest).then((mounted) => (slot = mounted));
    await jest.advanceTimersByTimeAsync(0);
  };
  return {
    open: (origin) => {
      opened = origin;
      host = fakeHost();
      return mount();
    },
    openAgain: mount,
    shows: () => {
      if (slot === undefined) return 'nothing yet';
      const shown = slot.element.textContent;
      if (slot.state.status === 'ready' && shown === 'calendario listo') return 'the remote';
      return 'that it is missing';
    },
    wait: (ms) => jest.advanceTimersByTimeAsync(ms),
    close: () => host.close(),
  };
});

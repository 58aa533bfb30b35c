import { tryEveryFault } from '@almanaque/remote-loader/testing';
import { createBlame, createRemotes } from '@almanaque/remote-loader/page';
import { HostProvider, pageContributions } from '@almanaque/shared-contracts';
import { Contributions } from '@almanaque/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import { runtimeConfig } from '@almanaque/shared-contracts/testing';

const boot = {
  registry: null,
  places: null,
  hinted: null,
  manifests: {},
  nonce: undefined,
};
const nothing = () => undefined;

// What webpack gives the shell's page.
Object.assign(globalThis, {
  __webpack_init_sharing__: nothing,
  __webpack_share_scopes__: { default: {} },
});

tryEveryFault('shell', () => ({
  open: async () => {
    const remotes = createRemotes({
      boot,
      overridden: null,
      sessionIsLikely: () => false,
      blame: createBlame(),
      report: nothing,
    });
    pageContributions().setState(remotes, true);
    remotes.start();
    render(
      <HostProvider value={runtimeConfig()}>
        <Contributions
          point="main"
          skeleton={() => <p>esqueleto</p>}
          failure={(message) => <p role="alert">{message}</p>}
        />
      </HostProvider>,
    );
    await act(() => jest.advanceTimersByTimeAsync(0));
  },
  shows: () => {
    if (screen.queryByText('calendario listo')) return 'the remote';
    return screen.queryByRole('alert') ? 'that it is missing' : 'nothing yet';
  },
  wait: (ms) => act(() => jest.advanceTimersByTimeAsync(ms)),
  close: cleanup,
}));

import { CONTRACT_VERSION, type RemoteModule, type RemoteProps } from '@almanaque/shared-contracts';

/** A remote for whoever writes a host: it remembers what it was given. */
export interface FakeRemote extends RemoteModule {
  /** The props it was mounted with, and then those of each update. */
  readonly received: readonly RemoteProps[];
}

/** A remote that writes its name into its element; `changes` make it another contract's, or break it. */
export function fakeRemote(name: string, changes: Partial<RemoteModule> = {}): FakeRemote {
  const received: RemoteProps[] = [];
  return {
    received,
    contractVersion: CONTRACT_VERSION,
    Component: () => null,
    mount: (element, props = {}) => {
      received.push(props);
      element.replaceChildren(`${name} listo`);
      return {
        update: (next) => received.push(next),
        unmount: () => element.replaceChildren(),
      };
    },
    ...changes,
  };
}

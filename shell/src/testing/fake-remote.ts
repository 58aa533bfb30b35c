import { CONTRACT_VERSION, type RemoteModule, type RemoteProps } from '@almanaque/shared-contracts';

/** A remote that writes its name into its element and remembers the props it got. */
export function fakeRemote(name: string): RemoteModule & { readonly received: RemoteProps[] } {
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
  };
}

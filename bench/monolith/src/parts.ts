import type { RemoteModule } from '@almanaque/shared-contracts';

type LoadPart = () => Promise<RemoteModule>;

/** What of the page is in this bundle; what is not, the page shows as missing. */
export interface Parts {
  readonly 'mf-calendar': RemoteModule;
  readonly 'mf-notifications'?: RemoteModule;
  /** Opened on asking, so it is split off here too. */
  readonly 'mf-recommendations'?: LoadPart;
}

import { remoteConfig } from '@almanaque/build';

export default (_env: unknown, { mode }: { mode?: string }) =>
  remoteConfig({
    root: import.meta.dirname,
    name: 'mf-admin',
    development: mode === 'development',
  });

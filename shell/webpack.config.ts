import { shellConfig } from '@almanaque/build';

export default (_env: unknown, { mode }: { mode?: string }) =>
  shellConfig({ root: import.meta.dirname, development: mode === 'development' });

import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Half of a start is compiling. Kept beside what was installed, where nobody else may write; where
// it cannot be kept, on a read-only file system say, the server starts as it did without.
enableCompileCache(
  fileURLToPath(new URL('../../node_modules/.cache/almanaque-server', import.meta.url)),
);

const { start } = await import('./start.ts');

await start(process.env);

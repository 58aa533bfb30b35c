import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// V8 may abort the whole process while it frees WebAssembly code that several threads share
// (nodejs/node#64500). Node strips the types of each file with WebAssembly, and each import runs in
// a thread, so an import could take the server down. Measured: keeping that code costs no memory.
setFlagsFromString('--no-wasm-code-gc');
// V8 lets its memory grow to four times what is in use before it looks for what is not, when much is
// asked for at once. Measured with `npm run attack -- ranges`: 580 MB became 350, and nobody waits longer.
setFlagsFromString('--heap-growing-percent=80');

// Half of a start is compiling. Kept beside what was installed, where nobody else may write; where
// it cannot be kept, on a read-only file system say, the server starts as it did without.
const compiled = fileURLToPath(
  new URL('../../node_modules/.cache/almanaque-server', import.meta.url),
);
enableCompileCache(compiled);
// The thread of an import's step does not inherit it: it reads this as it begins.
process.env['NODE_COMPILE_CACHE'] ??= compiled;

const { start } = await import('./start.ts');

await start(process.env);

import { buildFailure } from './build-failure.ts';

const MEMORY =
  /^No se pudo construir shell: el sistema la terminó, .*memoria\. Hacen falta unos 1000 MB libres: .*\.$/;

test.each([
  ['nothing at all', '', MEMORY],
  ['a warning and no more', '<w> [Plugin] Manifest will use absolute path\n', MEMORY],
  ['a helper that was killed', 'ERROR in a.js\nworker was terminated: signal=SIGKILL', MEMORY],
  ['a full heap', 'FATAL ERROR: Reached heap limit - JavaScript heap out of memory', MEMORY],
  [
    'a full disk',
    "Error: ENOSPC: no space left on device, write 'a.js'",
    /el disco se llenó\. Liberá/,
  ],
  [
    'no permission',
    "Error: EACCES: permission denied, mkdir 'dist'",
    /^Falta .* no hay permiso .*\.$/,
  ],
  [
    'an error of ours',
    "ERROR in ./a.ts\nCan't resolve './b'",
    /shell:\nERROR in \.\/a\.ts\n.*'\.\/b'$/,
  ],
])('of a build that said %s', (_, output, sentence) => {
  expect(buildFailure('shell', output).message).toMatch(sentence);
});

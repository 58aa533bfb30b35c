import { tmpdir } from 'node:os';
import { ensureDiskSpace } from './disk-space.ts';

test('too little room is told in megabytes', async () => {
  await expect(ensureDiskSpace(tmpdir(), Number.MAX_SAFE_INTEGER)).rejects.toThrow(
    /^Queda poco espacio en el disco de .+: hay \d+ MB libres y hacen falta 8589934591 MB\. Liberá/,
  );
});

test('enough room passes', async () => {
  await expect(ensureDiskSpace(tmpdir(), 1)).resolves.toBeUndefined();
});

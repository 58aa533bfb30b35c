import { createQueryClient } from '@almanaque/shared-contracts';
import { listedPartQuery } from './listed-part.ts';

const MANIFEST = '/remotes/mf-otra/mf-manifest.json';
const FILES: Readonly<Record<string, unknown>> = {
  '/remotes.json': { remotes: [{ name: 'mf-otra', manifest: MANIFEST, contract: '^1.0.0' }] },
  [MANIFEST]: {
    name: 'mf_otra',
    title: 'Otra cosa',
    metaData: {
      globalName: 'mf_otra',
      remoteEntry: { name: 'remoteEntry.js', type: 'global' },
      buildInfo: { buildVersion: '1.3.0' },
    },
  },
};

test('the list is read once for all parts, and what is not in it is none', async () => {
  const reads: string[] = [];
  globalThis.fetch = ((url: string) => {
    const { pathname } = new URL(url, location.href);
    reads.push(pathname);
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(FILES[pathname]) });
  }) as unknown as typeof fetch;
  const client = createQueryClient();
  const told = { registry: null, manifests: {} };
  const parts = ['mf-otra', 'mf-vieja'].map((name) => client.query(listedPartQuery(name, told)));
  expect(await Promise.all(parts)).toEqual([{ version: '1.3.0', title: 'Otra cosa' }, null]);
  expect(reads).toEqual(['/remotes.json', MANIFEST]);
});

import type { PlansFound } from '@almanaque/api';
import { isoDate } from '@almanaque/shared-contracts';
import { fakeServer } from '@almanaque/shared-contracts/testing';
import { search } from './found-plans.ts';

const event = { title: 'Fogón', date: isoDate('2026-12-12') };
const found = (more: Partial<PlansFound['plans'][number]> = {}) => ({
  ...{ id: 'p1', title: 'Noche al aire libre', state: 'idea', event, task: null },
  ...more,
});

test('a line says why a plan was found, when it is and how it stands, and leads to it', async () => {
  const { fetch, reads } = fakeServer({
    routes: {
      'GET /api/v1/plans/search': () => ({
        plans: [
          found(),
          found({ task: 'Alquilar sillas' }),
          found({ title: 'Fogón', state: 'hecho' }),
        ],
      }),
    },
  });
  globalThis.fetch = fetch;
  const { signal } = new AbortController();
  const lines = await search('fogón & más', { apiBase: '', signal });
  expect(reads).toEqual([expect.stringMatching(/q=fog%C3%B3n\+%26\+m%C3%A1s$/)]);
  expect(lines[0]).toMatchObject({ id: 'p1', title: 'Noche al aire libre', to: '/planes/p1' });
  expect(lines.map(({ detail }) => detail)).toEqual([
    'Fogón\u00a0· sábado 12 de diciembre de 2026\u00a0· Idea',
    'Alquilar sillas\u00a0· sábado 12 de diciembre de 2026\u00a0· Idea',
    'sábado 12 de diciembre de 2026\u00a0· Hecho',
  ]);
});

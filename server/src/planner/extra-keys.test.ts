import { afterEach, expect, test } from '@jest/globals';
import { ideasFor } from './testing/ideas.ts';
import type { FakeProvider } from './testing/fake-provider.ts';
import { ask, configFor, plannerApp, providerThat, recommendationsOf } from './testing/harness.ts';

let provider: FakeProvider;
afterEach(() => provider.close());

test('what an answer has beyond what was asked for is passed over', async () => {
  const elements = ideasFor({
    evento: { titulo: 'Día del Amigo', tipo: 'festivo', tono: 'festivo' },
    titulosYaMostrados: [],
    proveedores: [],
  }).map((idea) => ({ ...idea, confianza: 0.9 }));
  const text = JSON.stringify({ elements, modelo: 'otro' });
  provider = await providerThat({ kind: 'answer', text });
  const answer = await ask(await plannerApp(configFor(provider)), {
    eventTitle: 'Día del Amigo',
    eventDescription: '',
    eventType: 'festivo',
  });
  expect(recommendationsOf(answer)).toHaveLength(3);
  expect(answer.body).not.toContain('confianza');
  expect(provider.received).toHaveLength(1);
});

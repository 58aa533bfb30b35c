import { dataIn } from './heap.ts';

test('what the engine and the browser keep for themselves is no data', () => {
  const meta = {
    node_fields: ['type', 'name', 'self_size'],
    node_types: [['hidden', 'object', 'code', 'string', 'native']] as const,
  };
  const nodes = [1, 0, 100, 2, 0, 4000, 3, 0, 20, 4, 0, 900, 0, 0, 7];
  expect(dataIn({ snapshot: { meta }, nodes })).toBe(120);
});

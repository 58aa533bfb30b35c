import { specificationSchema } from '@almanaque/shared-contracts';
import { aiThree } from '../testing/fixtures.ts';
import { specificationOf } from './specification-of.ts';

const IDS = Array.from({ length: 21 }, (_, index) => String(index + 1));

test.each(IDS)('id %s has content that fits', (id) => {
  const specification = specificationOf({ id });
  expect(specificationSchema.safeParse(specification).success).toBe(true);
  expect(specification.comunicacion.texto).toContain('{fecha}');
  expect(specification.leadDays).toBeGreaterThan(0);
});

test('lead times go from two or three days to a month', () => {
  const said = new Set(IDS.map((id) => specificationOf({ id }).anticipacion));
  expect(said).toContain('2-3 días antes');
  expect(said).toContain('1 mes antes');
});

test('what the AI brought along goes before its id', () => {
  const specification = aiThree[0]?.specification;
  expect(specificationOf({ id: '1', ...(specification && { specification }) })).toBe(specification);
});

test.each(['25', '0', '', 'constructor'])('unknown id %p: not specified, no providers', (id) => {
  expect(specificationOf({ id })).toEqual({
    objetivo: 'No especificado',
    anticipacion: 'No especificado',
    leadDays: null,
    dirigida: 'No especificado',
    roles: ['No especificado'],
    comunicacion: { texto: 'No especificado', medio: 'No especificado' },
    proveedores: [],
  });
});

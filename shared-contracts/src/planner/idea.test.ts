import { ideaOf } from './idea.ts';

test("a predefined idea is its description's first sentence", () => {
  expect(
    ideaOf({
      tier: 'low',
      title: 'Recomendación con bajo presupuesto',
      description: 'Torta compartida en la oficina. Una torta para doce. Con mate.',
    }),
  ).toEqual({
    eyebrow: 'Recomendación con bajo presupuesto',
    headline: 'Torta compartida en la oficina',
    body: 'Una torta para doce. Con mate.',
  });
});

test("the AI's title is the idea, under the name of its tier", () => {
  expect(ideaOf({ tier: 'high', title: 'Tarde en el Botánico', description: 'Una. Dos.' })).toEqual(
    {
      eyebrow: 'Alto presupuesto',
      headline: 'Tarde en el Botánico',
      body: 'Una. Dos.',
    },
  );
});

test('nothing is lost of a description of one sentence', () => {
  expect(
    ideaOf({ tier: 'none', title: 'Actividad sin presupuesto', description: 'Una ronda' }),
  ).toEqual({
    eyebrow: 'Sin presupuesto',
    headline: 'Actividad sin presupuesto',
    body: 'Una ronda',
  });
});

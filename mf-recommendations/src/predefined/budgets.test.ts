import { companyEvent } from '@almanaque/shared-contracts/testing';
import { anniversary, birthday, springDay } from '../testing/fixtures.ts';
import { predefinedFor } from './predefined-for.ts';

const meeting = companyEvent({ date: '2025-09-30', title: 'Revisión trimestral' });

test.each([
  { event: birthday, kind: 'Recomendación' },
  { event: anniversary, kind: 'Recomendación' },
  { event: springDay, kind: 'Actividad' },
  { event: meeting, kind: 'Actividad' },
])('the three for $event.type are titled by their budget', ({ event, kind }) => {
  expect(predefinedFor(event).map(({ title }) => title)).toEqual([
    `${kind} sin presupuesto`,
    `${kind} con bajo presupuesto`,
    `${kind} con alto presupuesto`,
  ]);
});

test('a meal costs 25 to 50 dollars, and mariachis 50 to 100', () => {
  const [, , lunch] = predefinedFor(birthday);
  expect(lunch?.description).toContain(
    'La comida ronda los USD 25–50 y los mariachis, USD 50–100.',
  );
  expect(lunch?.costUsd).toEqual({ min: 25 + 50, max: 50 + 100 });
  const [, , dinner] = predefinedFor(anniversary);
  expect([dinner?.costUsd, dinner?.costUnit]).toEqual([{ min: 25, max: 50 }, 'por cubierto']);
});

import type { EventType } from '@almanaque/shared-contracts';
import { plannerTitle } from './planner-title.ts';

test.each<[EventType, string, string]>([
  ['cumpleanos', 'Cumpleaños de Marina Olivera', 'Marina Olivera'],
  ['aniversario', 'Aniversario de 1 año de Juan de la Peña', 'Juan de la Peña, 1\u00a0año'],
  ['aniversario', 'Aniversario de 12 años de Juana Sosa', 'Juana Sosa, 12\u00a0años'],
  ['aniversario', 'Aniversario de 5 años', 'Aniversario de 5 años'],
  ['personalizado', 'Cumpleaños de la empresa', 'Cumpleaños de la empresa'],
])('of type %s, %s is written %s', (type, title, short) =>
  expect(plannerTitle({ type, title })).toBe(short),
);

import type { Route } from '@playwright/test';
import { CARD, DEFAULT, failed, INVALID, THREE, TWO, type Shows } from './answer.ts';

export interface OfPlatform {
  readonly name: string;
  readonly answer: (route: Route) => Promise<void>;
  readonly shows: Shows;
}

/** Section 3, and no field more. */
const idea = (id: unknown, title: string, changes: object = {}) => ({
  id,
  title,
  description: 'Una caminata corta con merienda al final.',
  category: 'actividad',
  duration: '1 hora',
  participants: 'Todo el equipo',
  difficulty: 'Fácil',
  ...changes,
});
const IDEAS = [idea(1, 'Caminata'), idea('2', 'Merienda'), idea(3, 'Excursión')];

const says =
  (body: unknown, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, json: body as object });
const saysText =
  (body: string, contentType: string, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, contentType, body });
const recommends = (...items: readonly unknown[]) => says({ recommendations: items });

const THREE_FIELDS = ['eventTitle', 'eventDescription', 'eventType'];
const takesThreeFields = (route: Route) => {
  const fields = Object.keys(route.request().postDataJSON() as object);
  const unknown = fields.find((field) => !THREE_FIELDS.includes(field));
  return unknown === undefined
    ? recommends(...IDEAS)(route)
    : says({ error: `Unknown field: ${unknown}` }, 400)(route);
};

const answers = (name: string, answer: OfPlatform['answer'], shows: Shows): OfPlatform => ({
  name,
  answer,
  shows,
});

/** What a platform that has the specification and nothing of ours says to the page. */
export const OF_PLATFORMS: readonly OfPlatform[] = [
  answers('the specified fields and no others', recommends(...IDEAS), {
    ...THREE,
    never: [CARD, 'USD'],
  }),
  answers('400 to every field but three', takesThreeFields, THREE),
  answers('four ideas', recommends(...IDEAS, idea(4, 'La cuarta')), {
    ...THREE,
    never: ['La cuarta'],
  }),
  answers(
    'two ideas of low budget',
    recommends(idea(1, 'Uno', { tier: 'low' }), idea(2, 'Otro', { tier: 'low' })),
    { ideas: 1, says: ['Uno'], never: ['Otro', CARD] },
  ),
  answers(
    'an idea without a title among three',
    recommends(IDEAS[0], { ...idea(2, ''), title: '' }, IDEAS[2]),
    TWO,
  ),
  answers(
    'accents left out',
    recommends(...IDEAS.map((one) => ({ ...one, difficulty: 'facil' }))),
    {
      ...THREE,
      says: ['Fácil'],
    },
  ),
  answers('no ideas', recommends(), {
    ideas: 0,
    says: ['No hay recomendaciones disponibles', 'Generar Recomendaciones'],
    never: [CARD],
  }),
  answers('an error beside its ideas', says({ error: 'x', recommendations: IDEAS }), INVALID),
  answers('another shape', says({ ideas: IDEAS }), INVALID),
  answers('broken JSON', saysText('{"recommendations": [', 'application/json'), INVALID),
  answers('a web page', saysText('<html></html>', 'text/html'), INVALID),
  answers('words', saysText('hola', 'text/plain'), INVALID),
  answers(
    'an error with its words',
    says({ error: 'Está apagada.' }, 503),
    failed('Está apagada.'),
  ),
  answers('an error without words', saysText('', 'text/html', 500), DEFAULT),
  answers('nothing: the network fails', (route) => route.abort(), DEFAULT),
];

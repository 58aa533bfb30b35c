import type { Declaration, Offer } from '@almanaque/shared-contracts/contributions';

/** In the page, one after another: what a company asks its people. */
export const QUESTION = {
  point: 'mf-encuestas/question@1',
  title: 'Pregunta de la encuesta',
  props: { about: 'text', votes: 'number' },
} as const satisfies Offer;

export const declaration: Declaration = {
  contributions: [
    { id: 'page', point: 'page', path: 'encuestas', title: 'Encuestas', module: './page' },
    { id: 'home', point: 'home-section', title: 'Encuesta de hoy', module: './home-section' },
    {
      id: 'day',
      point: 'mf-calendar/day-section@1',
      title: 'Encuesta del evento',
      module: './day-section',
    },
    {
      id: 'field',
      point: 'mf-calendar/event-field@1',
      title: 'Encuesta al terminar',
      roles: ['organizador', 'administrador'],
      module: './event-field',
    },
    {
      id: 'sheet',
      point: 'mf-recommendations/sheet-action@1',
      title: 'Encuestar',
      module: './sheet-action',
    },
    { id: 'lunch', point: 'mf-encuestas/question@1', title: 'Almuerzo', module: './lunch' },
  ],
  offers: [QUESTION],
};

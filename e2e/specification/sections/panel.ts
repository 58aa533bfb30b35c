import { tested, testsOf, type Section } from '../row.ts';

const card = testsOf('mf-recommendations/src/panel/recommendation-card.test.tsx');
const empty = testsOf('mf-recommendations/src/panel/empty-panel.test.tsx');
const panel = testsOf('mf-recommendations/src/panel/panel.test.tsx');
const sheet = testsOf('mf-recommendations/src/specifications/sheet.test.tsx');

const ASKS = panel(
  'asks the AI once by itself, with three skeletons and the button disabled meanwhile',
);
const MARKS = panel('marks what the AI made, and asks for other ideas');
const FAILS = panel('the predefined list stays under the error card, which offers to try again');
const BY_CLICKS = card('opens and closes by a click on its heading');
const OPENS = panel('a card opens and closes by its heading');
const EMPTY = empty('says that there are no recommendations, with a button that asks for some');

export const PANEL: Section = {
  title: '2. Recommendations panel',
  rows: [
    tested(100, "Title 'Recomendaciones para: {event title}'", ASKS),
    tested(101, "Button 'Generar con IA'", FAILS),
    tested(102, "After a success 'Regenerar con IA'", MARKS),
    tested(103, "While loading 'Generando con IA...', disabled", ASKS),
    tested(104, 'Three skeletons the first time', ASKS),
    tested(105, 'A card expands on a click', BY_CLICKS, OPENS),
    tested(106, 'It collapses on a click', BY_CLICKS),
    tested(107, "Expanded it has 'Usar Esta Recomendación'", OPENS),
    tested(
      108,
      'Which opens its specifications',
      card('a card says all that a recommendation has, and hands on the one it is of'),
      sheet('has its sections in the specified order, the badges, and the way out at the bottom'),
    ),
    tested(109, "A badge 'IA' over what the AI made", MARKS),
    tested(110, 'With a text', MARKS),
    tested(111, "Empty: 'No hay recomendaciones disponibles'", EMPTY),
    tested(
      112,
      "With the button 'Generar Recomendaciones'",
      EMPTY,
      panel('an empty answer offers to generate'),
    ),
    tested(113, 'On failure an error card', FAILS),
    tested(114, "With the button 'Intentar IA nuevamente'", FAILS),
  ],
};

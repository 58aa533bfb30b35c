import { tested, testsOf, type Section } from '../row.ts';

const answer = testsOf('mf-recommendations/src/planner/answer.test.ts');
const content = testsOf('mf-recommendations/src/specifications/sheet-content.test.tsx');
const panel = testsOf('mf-recommendations/src/panel/panel.test.tsx');

const places = testsOf('mf-recommendations/src/planner/places.test.ts');
const REFUSED = answer('that %s is refused');

export const VALIDATION: Section = {
  title: '5. Validation rules',
  rows: [
    tested(258, 'The answer of the AI has no error', REFUSED, answer('gives its recommendations')),
    tested(259, 'It has an array of recommendations', REFUSED),
    tested(260, "Otherwise 'Formato de respuesta inválido de la IA'", REFUSED, panel('%s is told')),
    tested(
      261,
      'Nothing else is demanded',
      places('ideas with exactly the fields of section 3 take their tier from their order'),
      places('what is written otherwise is read, and what is ours and does not fit is left off'),
    ),
    tested(
      262,
      'The box of the message has no stated limits',
      content('the message is read until it is edited, in a box of many lines and without a limit'),
    ),
  ],
};

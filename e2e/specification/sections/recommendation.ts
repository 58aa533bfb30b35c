import { tested, testsOf, type Section } from '../row.ts';

const answers = testsOf('server/src/planner/answers.test.ts');
const budgets = testsOf('mf-recommendations/src/predefined/budgets.test.ts');
const card = testsOf('mf-recommendations/src/panel/recommendation-card.test.tsx');
const cost = testsOf('mf-recommendations/src/panel/cost.test.ts');
const panel = testsOf('mf-recommendations/src/panel/panel.test.tsx');
const places = testsOf('mf-recommendations/src/planner/places.test.ts');
const predefined = testsOf('mf-recommendations/src/predefined/predefined-for.test.ts');
const ranges = testsOf('e2e/planner/predefined-costs.test.ts');
const words = testsOf('shared-contracts/src/planner/recommendation-words.test.ts');

const CARD = card('a card says all that a recommendation has, and hands on the one it is of');
const WORDS = words('a recommendation is of one of four categories and three difficulties');
const IDS = predefined('the ids of section 3');
const TITLES = budgets('the three for $event.type are titled by their budget');
const MEALS = budgets('a meal costs 25 to 50 dollars, and mariachis 50 to 100');

export const RECOMMENDATION: Section = {
  title: '3. Recommendation',
  rows: [
    tested(163, 'Field id', CARD, IDS),
    tested(164, 'Field title', CARD),
    tested(165, 'Field description', CARD),
    tested(166, 'Field duration', CARD),
    tested(167, 'Field participants', CARD),
    tested(168, 'Field category: comunicacion, actividad, regalo, evento', CARD, WORDS),
    tested(169, 'Field difficulty: Fácil, Moderado, Avanzado', CARD, WORDS),
    tested(170, 'For the modal the ids are 1 to 12', IDS),
    tested(
      171,
      'These fields make a recommendation',
      places('ideas with exactly the fields of section 3 take their tier from their order'),
      panel('ideas with the specified fields alone have no figure'),
    ),
    tested(172, 'A fallback set for cumpleanos', IDS),
    tested(173, 'A fallback set for aniversario', IDS),
    tested(174, 'A fallback set for festivo', IDS),
    tested(175, 'A default set', IDS),
    tested(176, "cumpleanos: '… sin presupuesto'", TITLES),
    tested(177, "cumpleanos: '… con bajo presupuesto'", TITLES),
    tested(178, "cumpleanos: '… con alto presupuesto'", TITLES),
    tested(179, "aniversario: '… sin presupuesto'", TITLES),
    tested(180, "aniversario: '… con bajo presupuesto'", TITLES),
    tested(181, "aniversario: '… con alto presupuesto'", TITLES),
    tested(182, "festivo: '… sin presupuesto'", TITLES),
    tested(183, "festivo: '… con bajo presupuesto'", TITLES),
    tested(184, "festivo: '… con alto presupuesto'", TITLES),
    tested(185, "Default: '… sin presupuesto'", TITLES),
    tested(186, "Default: '… con bajo presupuesto'", TITLES),
    tested(187, "Default: '… con alto presupuesto'", TITLES),
    tested(188, 'Costs in USD', CARD, cost('costs in dollars')),
    tested(189, 'About 5 to 12 for a cake', predefined('the titles and the cost of a cake')),
    tested(190, '25 to 50 for a meal', MEALS),
    tested(191, '50 to 100 for mariachis', MEALS),
    tested(
      192,
      'The AI may answer with such amounts',
      answers('may cost so much %s'),
      ranges('the AI may cost what the predefined idea ${id} does (${tier}, ${costPer})'),
    ),
  ],
};

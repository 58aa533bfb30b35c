import type { Reply } from '../../../server/src/planner/testing/fake-provider.ts';
import { ideasFor } from '../../../server/src/planner/testing/ideas.ts';
import { CARD, failed, THREE, TWO, type Shows } from './answer.ts';

export interface OfModel {
  readonly name: string;
  /** In order; the last one goes on. */
  readonly replies: readonly [Reply, ...Reply[]];
  readonly shows: Shows;
}

const [none, low, high] = ideasFor({
  evento: { titulo: 'La fecha', tipo: 'personalizado', tono: 'festivo' },
  titulosYaMostrados: [],
  proveedores: [],
});
const ELEMENTS = [none, low, high];
const GOOD = JSON.stringify({ elements: ELEMENTS });

const text = (said: string): Reply => ({
  kind: 'answer',
  text: said,
  pace: { size: 40, pauseMs: 1 },
});
const elements = (...items: readonly unknown[]): Reply => text(JSON.stringify({ elements: items }));
const status = (code: number, slug = 'no', headers: Record<string, string> = {}): Reply => ({
  kind: 'status',
  status: code,
  headers,
  body: JSON.stringify({ error: { message: 'no', code: slug } }),
});

const answers = (name: string, reply: Reply, shows: Shows = THREE): OfModel => ({
  name,
  replies: [reply],
  shows,
});

const TELL = 'Avisale a quien administra Almanaque.';
const noRetry = (message: string): Shows => ({ ...failed(message), never: [/Probá de nuevo/] });

/** What a model says to our own server. */
export const OF_MODELS: readonly OfModel[] = [
  answers('three ideas, as asked', text(GOOD)),
  answers('three ideas in another order', elements(high, none, low)),
  answers('a Markdown fence', text(`\`\`\`json\n${GOOD}\n\`\`\``)),
  answers('a think block first', text(`<think>¿{"elements"}?</think>\n\n${GOOD}`)),
  answers('reasoning that only its end marks', text(`Veamos {…}.\n</think>\n${GOOD}`)),
  answers('words before and after', text(`Acá van:\n${GOOD}\n¡Suerte!`)),
  answers('the bare list', text(JSON.stringify(ELEMENTS))),
  answers('the list under another name', text(JSON.stringify({ recomendaciones: ELEMENTS }))),
  answers(
    'a cost for each person',
    elements(none, low, { ...high, costPer: 'person', costUsd: { min: 25, max: 50 } }),
    { ...THREE, says: ['USD 25–50', 'por persona'] },
  ),
  answers(
    'a high tier of USD 75 to 150 in all, as our own',
    elements(none, low, { ...high, costUsd: { min: 75, max: 150 } }),
    { ...THREE, says: ['USD 75–150'] },
  ),
  {
    name: 'a cost out of range, mended when asked',
    replies: [elements(none, { ...low, costUsd: { min: 5, max: 9000 } }, high), elements(low)],
    shows: THREE,
  },
  answers(
    'a cost out of range, twice',
    elements(none, { ...low, costUsd: { min: 5, max: 9000 } }, high),
    { ...TWO, never: [CARD, '9.000'] },
  ),
  answers('two ideas of one tier and none of another', elements(none, low, low), TWO),
  answers('four ideas', elements(none, low, { ...low, title: 'La cuarta' }, high), {
    ...THREE,
    never: ['La cuarta'],
  }),
  answers(
    'no idea at all',
    text('No sé responder eso.'),
    failed('La IA respondió algo que no se puede usar. Probá de nuevo.'),
  ),
  answers('status 400', status(400), noRetry(`El servicio de IA no aceptó el pedido. ${TELL}`)),
  answers('status 401', status(401), noRetry('El servicio de IA rechazó la clave')),
  answers('status 402', status(402), noRetry('se quedó sin crédito')),
  answers('status 404', status(404), noRetry('no tiene el modelo o la dirección')),
  answers(
    'status 429',
    status(429, 'busy', { 'retry-after': '7' }),
    failed('El servicio de IA está atendiendo demasiados pedidos. Probá de nuevo en 7 segundos.'),
  ),
  answers(
    'status 429 for want of money',
    status(429, 'insufficient_quota'),
    noRetry('sin crédito'),
  ),
  answers('status 503', status(503), failed('El servicio de IA tuvo un problema. Probá de nuevo.')),
  {
    name: 'one idea, and then it breaks off',
    replies: [{ kind: 'cut', after: 1_300 }],
    shows: {
      ideas: 1,
      says: [CARD, 'Siguen a la vista las ideas que llegaron; las demás son las predefinidas.'],
    },
  },
];

import { tested, testsOf, type Section } from '../row.ts';

const answer = testsOf('mf-recommendations/src/planner/answer.test.ts');
const answers = testsOf('server/src/planner/answers.test.ts');
const app = testsOf('shell/src/app.test.tsx');
const asks = testsOf('mf-recommendations/src/planner/ask-planner.test.ts');
const extraKeys = testsOf('server/src/planner/extra-keys.test.ts');
const failures = testsOf('server/src/planner/failures.test.ts');
const mainScript = testsOf('e2e/remotes/main-script.test.ts');
const notLoaded = testsOf('shell/src/boot/say-not-loaded.test.ts');
const panel = testsOf('mf-recommendations/src/panel/panel.test.tsx');
const probe = testsOf('server/src/planner/probe.test.ts');
const session = testsOf('mf-recommendations/src/planner/planner-session.test.ts');
const ERROR_SCREEN = testsOf('shell/src/error-screen/error-screen.test.tsx')(
  'shows title, text, both buttons and the technical details, and logs the error',
);

const REFUSAL = answer('a refusal speaks by its message, else by its error, else by the default');
const SAYS_SO = asks('when it is %s, says so');
const CARD = panel('the predefined list stays under the error card, which offers to try again');
const FAILS = failures('%s');

export const ERRORS: Section = {
  title: '8. Error catalogue',
  rows: [
    tested(
      279,
      'AI fails: the message of the error',
      REFUSAL,
      SAYS_SO,
      session('a failure carries %s'),
    ),
    tested(
      280,
      "Or else 'Error al generar recomendaciones. Intenta nuevamente.'",
      REFUSAL,
      SAYS_SO,
      panel('%s is told'),
    ),
    tested(281, "The card reads 'La IA no está disponible en este momento'", CARD),
    tested(282, "And '- Mostrando recomendaciones predefinidas mientras tanto.'", CARD),
    tested(283, "With the button 'Intentar IA nuevamente'", CARD),
    tested(284, 'The static recommendations remain', CARD),
    tested(
      285,
      "Invalid answer: 'Formato de respuesta inválido de la IA'",
      SAYS_SO,
      answer('that %s is refused'),
    ),
    tested(286, 'Our server: a provider that refuses the key is told', FAILS),
    tested(287, 'One that asks for patience, with how long', failures('asks for patience')),
    tested(288, 'One that does not answer in time', failures('%s beyond the time limit')),
    tested(289, 'One that is not reached', failures('is not there')),
    tested(
      290,
      'An administrator can tell why a provider failed',
      FAILS,
      failures('leaves its code in the log, and neither its words, the key nor the question'),
      probe('says what the other side said when %s'),
    ),
    tested(
      291,
      'What cannot be used of an answer is mended once, and then left out',
      answers('is mended once when it %s'),
      answers('has that left out the second time it %s'),
    ),
    tested(
      292,
      'Extra keys and a Markdown fence are accepted',
      extraKeys('what an answer has beyond what was asked for is passed over'),
      answers('may come in another order, or inside a Markdown fence'),
    ),
    tested(293, 'And what a model thinks aloud before it', answers('may come %s')),
    tested(
      294,
      'Our server: a call without the public key is refused',
      failures('is refused without the installation’s key'),
    ),
    tested(
      295,
      'Unknown route: the 404 page',
      app('any other path is the not-found page, with a way back'),
    ),
    tested(296, 'Render error: the error screen', ERROR_SCREEN),
    tested(297, "And not a router's 'Unexpected Application Error!'", ERROR_SCREEN),
    tested(
      298,
      'What has been shown of an answer stays when the rest of it fails',
      panel('mid-stream, what came stays, marked, beside the predefined'),
      session('when it fails after some came'),
    ),
    tested(
      299,
      'A page whose script does not arrive says so',
      notLoaded('a script that does not arrive is said'),
      mainScript(
        'a page whose script does not arrive says so, and leads back to where it was, in ${colorScheme}',
      ),
    ),
  ],
};

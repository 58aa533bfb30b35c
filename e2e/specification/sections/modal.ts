import { tested, testsOf, type Section } from '../row.ts';

const sheet = testsOf('mf-recommendations/src/specifications/sheet.test.tsx');
const content = testsOf('mf-recommendations/src/specifications/sheet-content.test.tsx');
const looks = testsOf('e2e/journeys/looks.test.ts');
const map = testsOf('mf-recommendations/src/providers/map.test.ts');

const IN_ORDER = sheet(
  'has its sections in the specified order, the badges, and the way out at the bottom',
);
const TOP = content(
  'begins with badges, title and description, and ends with the button that closes it',
);
const EDITED = sheet(
  'is edited and saved with its line breaks, kept on reopening, and brought back',
);
const MESSAGE = content(
  'the message is read until it is edited, in a box of many lines and without a limit',
);
const PROVIDER = content(
  'a provider has its name, type, address and phone, on a map that is drawn here',
);
const PINS = sheet('are numbered alike on map and cards, and light up together');

export const MODAL: Section = {
  title: '2. Implementation specifications',
  rows: [
    tested(115, 'It opens for the chosen recommendation', IN_ORDER),
    tested(116, 'A button at the bottom closes it', IN_ORDER, TOP),
    tested(117, 'The category as a badge', TOP),
    tested(118, 'The difficulty as a badge', TOP),
    tested(119, 'Then the title', TOP),
    tested(120, 'And the description', TOP),
    tested(121, 'First the objective', IN_ORDER),
    tested(122, 'Then the preparation time', IN_ORDER),
    tested(123, 'Then whom it is aimed at', IN_ORDER),
    tested(124, 'Then people and roles', IN_ORDER),
    tested(125, 'Then the communication', IN_ORDER),
    tested(126, 'Then the external providers', IN_ORDER),
    tested(127, 'The message is edited and saved by one button', MESSAGE, EDITED),
    tested(128, 'The medium', MESSAGE),
    tested(129, 'Edited in a box of many lines', MESSAGE, EDITED),
    tested(130, "Placeholder 'Edita el mensaje de comunicación...'", MESSAGE, EDITED),
    tested(131, 'Otherwise it is read only', MESSAGE),
    tested(132, 'Its line breaks are kept', EDITED, looks('line breaks of a message are seen')),
    tested(133, 'A static reference map', PROVIDER, map('%s is in the city, and on the drawing')),
    tested(134, "Captioned 'Mapa de proveedores en Buenos Aires'", PROVIDER, PINS),
    tested(135, 'A provider has its name', PROVIDER),
    tested(136, 'Its type', PROVIDER),
    tested(137, 'Its address', PROVIDER),
    tested(138, "Its phone, or 'Sin teléfono' where none is known", PROVIDER, PINS),
    tested(139, 'A note that they are in Buenos Aires, CABA', PINS),
    tested(
      140,
      "With none: 'No se requieren proveedores externos para esta actividad.'",
      sheet('where none are needed, says so and asks nothing'),
    ),
  ],
};

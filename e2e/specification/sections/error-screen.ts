import { tested, testsOf, type Section } from '../row.ts';

const screen = testsOf('shell/src/error-screen/error-screen.test.tsx');
const SHOWS = screen(
  'shows title, text, both buttons and the technical details, and logs the error',
);

export const ERROR_SCREEN: Section = {
  title: '2. Error screen',
  rows: [
    tested(141, 'Shown in the place of the page when rendering fails', SHOWS),
    tested(142, "Title 'Oops! Algo salió mal'", SHOWS),
    tested(
      143,
      "Text 'Ha ocurrido un error inesperado. Puedes intentar recargar la página.'",
      SHOWS,
    ),
    tested(
      144,
      "'Intentar nuevamente' clears the error",
      screen("'Intentar nuevamente' clears the error"),
    ),
    tested(145, "'Recargar página' reloads", screen("'Recargar página' loads the page anew")),
    tested(146, "'Detalles técnicos' can be opened", SHOWS),
    tested(147, 'They show the message of the error', SHOWS),
    tested(148, 'It is logged to the console too', SHOWS),
  ],
};

/** The points that the shell itself offers, and what is drawn there. A part's own are in its manifest. */
export const SHELL_POINTS = {
  main: 'Lo que la página muestra: el calendario',
  panel: 'Debajo de lo principal',
  'header-action': 'Un botón del encabezado',
} as const satisfies Readonly<Record<string, string>>;

export type ShellPoint = keyof typeof SHELL_POINTS;

import type { ShellPoint } from '@almanaque/shared-contracts/contributions';

/** What may be filled, as it is asked. The compiler demands every point of the shell. */
export const POINTS: Readonly<Record<ShellPoint, string>> = {
  page: 'una página propia, con su dirección',
  main: 'lo que la página muestra',
  panel: 'debajo de lo principal',
  'header-action': 'un botón del encabezado',
  'home-section': 'en la página de inicio, cuando no hay un día elegido',
  'settings-screen': 'una pantalla de la configuración',
  'settings-section': 'arriba de la lista de la configuración',
  'search-source': 'lo que la búsqueda encuentra',
};

/** One of the shell's, or one that a part offers: 'mf-calendar/day-section@1'. */
export const isPoint = (text: string): boolean =>
  text in POINTS || /^mf-[a-z-]+\/[a-z-]+@\d+$/.test(text);

/** 'mf-calendar/day-section@1' → 'day-section': what the part's own file for it is called. */
export const fileOf = (point: string): string => point.replace(/^.*\/|@\d+$/g, '');

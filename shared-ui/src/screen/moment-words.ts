/** '21 de nov de 2026, 15:04', in the company's zone. */
export const momentText = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('es-AR', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at));

/** Within a sentence: 'el 21 de nov de 2026, 15:04'. */
export const momentWords = (at: string, timeZone: string): string =>
  `el ${momentText(at, timeZone)}`;

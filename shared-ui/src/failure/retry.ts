/** What is said, everywhere, on what reads or loads again what did not come. */
export const RETRY = 'Reintentar';

/** Beside a date that cannot be read. */
export const DATE_PROBLEM = 'Escribí una fecha que exista, como 31/12/2026.';

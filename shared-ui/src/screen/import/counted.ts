const number = new Intl.NumberFormat('es-AR');

/** '1 persona nueva', '1.200 personas nuevas' */
export const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${number.format(count)} ${many}`;

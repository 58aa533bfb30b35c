/** Spreadsheets drop a number's leading zeros: '00123' and '123' are the same legajo. */
export const legajoKey = (legajo: string): string => legajo.replace(/^0+(?=\d)/, '').toLowerCase();

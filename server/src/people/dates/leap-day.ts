/** 29 February, as month and day are kept together. */
export const FEB_29 = 229;

export const isLeap = (year: number): boolean =>
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

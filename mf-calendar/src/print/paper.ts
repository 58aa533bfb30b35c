/** The sheets a year is printed on, lying on their long side. */
export type Paper = 'a4' | 'a3';

const FROM_THE_START = ['primer', 'segundo', 'tercer', 'cuarto', 'quinto'];
const FROM_THE_END = ['último', 'anteúltimo'];

/** 'segundo martes'; of a negative place, counted from the end: 'último martes', 'tercer martes desde el final'. */
export function ordinal(place: number, what: string): string {
  const near = place < 0 ? FROM_THE_END[-place - 1] : FROM_THE_START[place - 1];
  if (near !== undefined) return `${near} ${what}`;
  return `${FROM_THE_START[-place - 1] ?? `${-place}.º`} ${what} desde el final`;
}

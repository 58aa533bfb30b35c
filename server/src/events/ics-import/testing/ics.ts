import { ApiError } from '../../../http/error.ts';
import { readFile } from '../read-file.ts';

/** An .ics file with these events, each of them its lines; of an object, its properties. */
export const icsFile = (...components: readonly (readonly string[])[]): Buffer =>
  Buffer.from(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Prueba//Prueba//ES',
      ...components.flat(),
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );

export const vevent = (...lines: readonly string[]): string[] => [
  'BEGIN:VEVENT',
  ...lines,
  'END:VEVENT',
];

/** As Outlook writes the zone of Buenos Aires, under a name that is no IANA one. */
export const OUTLOOK_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Argentina Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T000000',
  'TZOFFSETFROM:-0300',
  'TZOFFSETTO:-0300',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** As it writes one with summer time. */
export const EUROPE = 'W. Europe Standard Time';
export const OUTLOOK_EUROPE = [
  'BEGIN:VTIMEZONE',
  `TZID:${EUROPE}`,
  'BEGIN:STANDARD',
  'DTSTART:16011028T030000',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010325T020000',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

export const ZONE = 'America/Argentina/Buenos_Aires';

/** Without the thread that a server reads files on. */
export const readHere = (bytes: Buffer) => Promise.resolve(readFile(bytes, ZONE));

/** What is read of a file with these events. */
export const read = (...components: readonly (readonly string[])[]) =>
  readFile(icsFile(...components), ZONE);

export const itemOf = (...lines: readonly string[]) => {
  const [row] = read(vevent('UID:1', ...lines));
  if (row?.kind !== 'item') throw new Error(JSON.stringify(row));
  return row.item;
};

/** Why a file is refused. */
export const refusal = (bytes: Buffer): string => {
  try {
    readFile(bytes, ZONE);
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 400) return error.message;
    throw error;
  }
  throw new Error('it was read');
};

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

/** Without the thread that a server reads files on. */
export const readHere = (bytes: Buffer) =>
  Promise.resolve(readFile(bytes, 'America/Argentina/Buenos_Aires'));

import { icsFile, vevent } from '../../src/events/ics-import/testing/ics.ts';

const pad = (value: number): string => String(value).padStart(2, '0');

/** Some working day of 2026 or 2027, at some hour; never the same two of an event's times. */
const stampOf = (index: number, hour: number): string =>
  `${2026 + (index % 2)}${pad(1 + (index % 12))}${pad(1 + (index % 28))}T${pad(hour)}0000`;

/** Two yearly changes, begun in the year in which the exporter begins them. */
const europe = (tzid: string, from: string): string[] => [
  'BEGIN:VTIMEZONE',
  `TZID:${tzid}`,
  'BEGIN:STANDARD',
  `DTSTART:${from}1028T030000`,
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  `DTSTART:${from}0325T020000`,
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

interface Exporter {
  readonly zone: readonly string[];
  /** As its times begin: with their zone, or as instants. */
  readonly tzid: string | null;
  readonly uid: (index: number) => string;
  readonly more: (index: number) => readonly string[];
}

const GUEST = 'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;CN=Ana Paz';
const LONG = 'Orden del día y notas de la reunión. '.repeat(6);

const EXPORTERS: Readonly<Record<string, Exporter>> = {
  Google: {
    zone: europe('Europe/Madrid', '1970'),
    tzid: 'Europe/Madrid',
    uid: (index) => `${index.toString(36).padStart(26, '0')}@google.com`,
    more: () => [`${GUEST}:mailto:ana@empresa.com.ar`, 'SEQUENCE:0', 'TRANSP:OPAQUE'],
  },
  Outlook: {
    zone: europe('W. Europe Standard Time', '1601'),
    tzid: 'W. Europe Standard Time',
    uid: (index) => `040000008200E00074C5B7101A82E008${String(index).padStart(16, '0')}`,
    more: () => ['CLASS:PUBLIC', 'PRIORITY:5', 'X-MICROSOFT-CDO-BUSYSTATUS:BUSY'],
  },
  Apple: {
    zone: europe('Europe/Paris', '1981'),
    tzid: 'Europe/Paris',
    uid: (index) => `0A1B2C3D-0000-4000-8000-${String(index).padStart(12, '0')}`,
    more: () => ['X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC', 'SEQUENCE:1'],
  },
  Exchange: {
    zone: europe('Customized Time Zone', '1601'),
    tzid: 'Customized Time Zone',
    uid: (index) => `exchange-${index}`,
    more: (index) => [
      ...(index % 10 === 0 ? ['RRULE:FREQ=DAILY;COUNT=20'] : []),
      `DESCRIPTION;LANGUAGE=es-ES:${LONG}`,
      'X-MICROSOFT-CDO-ALLDAYEVENT:FALSE',
    ],
  },
  'un CRM': {
    zone: [],
    tzid: null,
    uid: (index) => `crm-${index}`,
    more: () => ['LOCATION:Sala Norte', 'CATEGORIES:Clientes'],
  },
};

const timeOf = (name: string, stamp: string, tzid: string | null): string =>
  tzid === null ? `${name}:${stamp}Z` : `${name};TZID=${tzid}:${stamp}`;

/** A file of so many events as each of these programs writes it. */
export const calendars = (events: number): [exporter: string, file: Buffer][] =>
  Object.entries(EXPORTERS).map(([exporter, { zone, tzid, uid, more }]) => {
    const all = Array.from({ length: events }, (_, index) =>
      vevent(
        `UID:${uid(index)}`,
        'DTSTAMP:20261101T120000Z',
        `SUMMARY:Reunión ${index} con el equipo`,
        timeOf('DTSTART', stampOf(index, 9 + (index % 8)), tzid),
        timeOf('DTEND', stampOf(index, 10 + (index % 8)), tzid),
        ...more(index),
      ),
    );
    return [exporter, icsFile(zone, ...all)];
  });

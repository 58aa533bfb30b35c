import { tested, testsOf, type Section } from '../row.ts';

const activities = testsOf('mf-recommendations/src/specifications/activities.test.ts');
const celebration = testsOf('server/src/holidays/celebration.test.ts');
const predefined = testsOf('mf-recommendations/src/predefined/predefined-for.test.ts');
const sheet = testsOf('mf-recommendations/src/specifications/sheet.test.tsx');
const specification = testsOf('mf-recommendations/src/specifications/specification-of.test.ts');

const FITS = specification('id %s has content that fits');
const UNKNOWN = specification('unknown id %p: not specified, no providers');
const NOT_SPECIFIED = sheet('an unknown recommendation without a specification: not specified');
const ACTIVITY = activities('id %s is %s');
const IDS = predefined('the ids of section 3');
const LEAD_TIMES = specification('lead times go from two or three days to a month');
const ALL_HOLIDAYS = celebration(
  'every holiday, and a birthday on each weekday, as the table shows',
);
const GAPS = activities('the messages leave room for name, date, time, years and place');
const FILLED = sheet('is filled with what is known, asks for the rest, and only then can be sent');

export const SPECIFICATION: Section = {
  title: '3. Specification',
  rows: [
    tested(193, 'Field objetivo', FITS, UNKNOWN),
    tested(194, 'Field anticipacion', FITS, UNKNOWN),
    tested(195, 'Field dirigida', FITS, UNKNOWN),
    tested(196, 'Field roles', FITS, UNKNOWN),
    tested(197, 'Field comunicacion: texto and medio', FITS, UNKNOWN),
    tested(198, 'Field proveedores, a list', FITS, UNKNOWN),
    tested(199, 'Id 1: employee birthday', ACTIVITY, IDS),
    tested(200, 'Id 2: employee birthday', ACTIVITY, IDS),
    tested(201, 'Id 3: employee birthday', ACTIVITY, IDS),
    tested(202, 'Id 4: work anniversary', ACTIVITY, IDS),
    tested(203, 'Id 5: work anniversary', ACTIVITY, IDS),
    tested(204, 'Id 6: work anniversary', ACTIVITY, IDS),
    tested(205, 'Id 7: national holiday', ACTIVITY, IDS),
    tested(206, 'Id 8: national holiday', ACTIVITY, IDS),
    tested(207, 'Id 9: national holiday', ACTIVITY, IDS),
    tested(208, 'Id 10: team recognition', ACTIVITY),
    tested(209, 'Id 11: coffee break', ACTIVITY),
    tested(210, 'Id 12: outing off site', ACTIVITY),
    tested(211, "Lead times from '2-3 días antes'", LEAD_TIMES, ACTIVITY),
    tested(212, "To '1 mes antes'", LEAD_TIMES, ACTIVITY),
    tested(213, 'Messages have a place for the name', GAPS, FILLED),
    tested(214, 'For the date', GAPS, FILLED),
    tested(215, 'For the time', GAPS, FILLED),
    tested(216, 'For the years', GAPS, FILLED),
    tested(217, 'For the place', GAPS, FILLED),
    tested(
      218,
      'The message fits its date: it invites on a business day',
      celebration('in %d nobody is ever invited on a day off'),
      ALL_HOLIDAYS,
      sheet('is a business day, in the line, the lead time and the message alike'),
    ),
    tested(
      219,
      'Also of days that are no celebration',
      predefined('a bridge has ideas of its own, and is not celebrated'),
      ALL_HOLIDAYS,
    ),
    tested(220, "Unknown id: 'No especificado' in every field", UNKNOWN, NOT_SPECIFIED),
    tested(221, 'And no providers', UNKNOWN, NOT_SPECIFIED),
  ],
};

import { isoDate, type EventDraft } from '@almanaque/shared-contracts';
import { draftOn, emptyDraft, readValues, valuesOf, type FormValues } from './form-values.ts';

const DAY = isoDate('2026-11-10');
const values = (changes: Partial<FormValues> = {}): FormValues => ({
  ...valuesOf({ ...emptyDraft(DAY), title: 'Asado' }),
  ...changes,
});

test('what is entered is read back as it was', () => {
  const draft: EventDraft = {
    title: 'Asado',
    type: 'aniversario',
    tone: 'sobrio',
    date: DAY,
    endDate: isoDate('2026-11-12'),
    time: '13:00',
    place: 'Terraza',
    description: 'Traer\nsillas',
    office: 'Córdoba',
    team: 'Ventas',
    rrule: 'FREQ=MONTHLY;BYDAY=2TU;UNTIL=20271231',
    icon: 'mate',
    picture: `/api/v1/pictures/${'a'.repeat(64)}`,
    pictureAlt: 'Una mesa larga',
    link: 'https://forms.gle/asado',
    linkName: 'Anotate acá',
  };
  expect(readValues(valuesOf(draft), null)).toEqual({ kind: 'draft', draft });
});

test('what is only spaces is left empty, and one day has no last day', () => {
  const reading = readValues(values({ place: '  ', title: ' Asado ', endDate: DAY }), null);
  expect(reading).toMatchObject({ draft: { title: 'Asado', place: null, endDate: null } });
});

test('a picture is described, or marked as decorative', () => {
  const picture = `/api/v1/pictures/${'a'.repeat(64)}`;
  expect(readValues(values({ picture, decorative: true, pictureAlt: 'x' }), null)).toMatchObject({
    draft: { picture, pictureAlt: null },
  });
  expect(readValues(values({ picture: null, pictureAlt: 'x' }), null)).toMatchObject({
    draft: { picture: null, pictureAlt: null },
  });
});

test('a link is completed, and its name goes with it', () => {
  expect(readValues(values({ link: ' meet.google.com/abc ' }), null)).toMatchObject({
    draft: { link: 'https://meet.google.com/abc', linkName: null },
  });
  expect(readValues(values({ link: '', linkName: 'La sala' }), null)).toMatchObject({
    draft: { link: null, linkName: null },
  });
});

test.each([
  [{ title: ' ' }, 'title', 'Ponele un título'],
  [{ title: 'x'.repeat(151) }, 'title', 'hasta 150'],
  [{ date: '' }, 'date', 'Elegí una fecha'],
  [{ date: '0026-11-10' }, 'date', 'entre los años 1900 y 2200'],
  [{ endDate: '2026-11-09' }, 'endDate', 'antes de empezar'],
  [{ endDate: '20266-11-12' }, 'endDate', 'que exista'],
  [{ date: '31/02/2026' }, 'date', 'que exista'],
  [{ picture: '/media/x.svg' }, 'pictureAlt', 'marcala como decorativa'],
  [{ link: 'http://a.ar' }, 'link', 'empiece con https'],
  [{ link: 'javascript:alert(1)' }, 'link', 'empiece con https'],
  [{ repetition: 'weekly', ending: 'on', until: '2026-11-09' }, 'until', 'después de empezar'],
  [{ repetition: 'weekly', ending: 'on', until: '' }, 'until', 'último día'],
  [{ repetition: 'daily', ending: 'after', times: '0' }, 'times', 'del 1 al 999'],
  [{ repetition: 'daily', every: '' }, 'every', 'del 1 al 99'],
] as const)('%j: what to do is said at %s', (changes, field, message) => {
  const reading = readValues(values(changes), null);
  expect(reading).toMatchObject({
    problems: { [field]: expect.stringContaining(message) as unknown },
  });
});

test('an end of the repetition counts only for what repeats', () => {
  expect(readValues(values({ ending: 'on', until: '2026-01-01' }), null).kind).toBe('draft');
});

test('a repetition made elsewhere is kept', () => {
  const kept = 'FREQ=WEEKLY;BYDAY=TU,TH;COUNT=4';
  const entered = valuesOf({ ...emptyDraft(DAY), title: 'Asado', rrule: kept });
  expect(entered.repetition).toBe('kept');
  expect(readValues(entered, kept)).toMatchObject({ draft: { rrule: kept } });
});

test('one of ours that says its parts in another order stays as it is', () => {
  const kept = 'FREQ=WEEKLY;COUNT=4;BYDAY=TU';
  const entered = valuesOf({ ...emptyDraft(DAY), title: 'Asado', rrule: kept });
  expect(readValues(entered, kept)).toMatchObject({ draft: { rrule: kept } });
  expect(readValues({ ...entered, times: '5' }, kept)).toMatchObject({
    draft: { rrule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=5' },
  });
});

test('an occurrence lasts as long as the series’ first', () => {
  const series = { ...emptyDraft(DAY), endDate: isoDate('2026-11-12') };
  expect(draftOn(series, isoDate('2026-11-30'))).toMatchObject({
    date: '2026-11-30',
    endDate: '2026-12-02',
  });
});

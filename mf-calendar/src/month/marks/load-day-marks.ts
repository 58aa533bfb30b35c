/** What marks days is fetched once a month is there that somebody may mark. */
export const loadDayMarks = async () =>
  (await import(/* webpackChunkName: "day-marks" */ './day-marks.tsx')).DayMarks;

export const loadMonthChoices = async () =>
  (await import(/* webpackChunkName: "choices" */ './month-choices.tsx')).MonthChoices;

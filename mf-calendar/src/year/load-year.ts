export const loadYear = async () =>
  (await import(/* webpackChunkName: "year" */ './year-view.tsx')).YearView;

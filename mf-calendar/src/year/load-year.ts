export const loadYear = async () => (await import('./year-view.tsx')).YearView;

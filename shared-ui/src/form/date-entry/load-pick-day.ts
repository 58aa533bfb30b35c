/** Dates are entered in few places: what picks one is fetched with the first of them. */
export const loadPickDay = async () => (await import('./pick-day.tsx')).PickDay;

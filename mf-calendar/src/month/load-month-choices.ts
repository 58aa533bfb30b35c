export const loadMonthChoices = async () => (await import('./month-choices.tsx')).MonthChoices;

export const loadSettings = async () => (await import('./settings.tsx')).Settings;

/** What is typed into is fetched when it is first wanted: the month is read without it. */
export const loadEditor = async () => (await import('./editor.tsx')).Editor;

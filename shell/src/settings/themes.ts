/** What a person may choose, and what each is called. */
export const THEMES = [
  { mode: 'light', label: 'Claro' },
  { mode: 'dark', label: 'Oscuro' },
  { mode: 'system', label: 'Sistema' },
] as const;

/** The sizes and themes every screen is looked at in (issue: look). */
export const WIDTHS = [
  { name: 'teléfono', width: 390, height: 844 },
  { name: 'tableta', width: 820, height: 1180 },
  { name: 'escritorio', width: 1440, height: 900 },
] as const;

export const THEMES = ['light', 'dark'] as const;

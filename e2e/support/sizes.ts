/** The sizes and themes every screen is looked at in (issue: look). */
export const WIDTHS = [
  { name: 'teléfono', width: 390, height: 844 },
  { name: 'tableta', width: 820, height: 1180 },
  { name: 'escritorio', width: 1440, height: 900 },
] as const;

/** The others that the contact sheet shows when it is asked for all (issue: the wall). */
export const FURTHER_WIDTHS = [
  { name: 'teléfono chico', width: 320, height: 568 },
  { name: 'tableta chica', width: 768, height: 1024 },
  { name: 'notebook chica', width: 1024, height: 768 },
  { name: 'pantalla grande', width: 2560, height: 1440 },
] as const;

export const THEMES = ['light', 'dark'] as const;

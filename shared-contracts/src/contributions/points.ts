/** The points that the shell itself offers. A part's own are in its manifest. */
export const SHELL_POINTS = [
  'page',
  'main',
  'panel',
  'header-action',
  'home-section',
  'settings-screen',
  'settings-section',
  'search-source',
] as const;
export type ShellPoint = (typeof SHELL_POINTS)[number];

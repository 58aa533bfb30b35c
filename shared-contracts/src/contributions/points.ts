/** The points that the shell itself offers. A part's own are in its manifest. */
export const SHELL_POINTS = ['main', 'panel', 'header-action'] as const;
export type ShellPoint = (typeof SHELL_POINTS)[number];

/** The parts the shell has a place for. Where each comes from is the registry's business. */
export const SLOTS = ['mf-calendar', 'mf-notifications', 'mf-recommendations'] as const;
export type SlotName = (typeof SLOTS)[number];

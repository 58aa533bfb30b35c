/** What moves events is fetched for those who may: the month is read without it. */
export const loadMover = () => import('./mover.ts');

/** All that is fetched for those who may move events. */
export { moveAccess } from './move-access.ts';
export { moveEvent } from './move-event.ts';
export { MovingView } from './moving-view.tsx';
export { putDown } from './put-down.ts';

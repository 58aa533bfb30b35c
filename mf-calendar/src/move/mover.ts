/** All that is fetched for those who may move events. */
export { attachChip, attachDay, attachStep } from './drag.ts';
export { moveEvent } from './move-event.ts';
export { MovingBar } from './moving-bar.tsx';
export { ScopeDialog } from './scope-dialog.tsx';

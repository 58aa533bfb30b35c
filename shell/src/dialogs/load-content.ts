import type { DialogRequest } from './dialog-request.ts';
import type { DialogContent } from './screen.ts';
import { screenOf } from './shown-for.ts';

/** What `wanted` shows, once its code is there. */
export const loadContent = (wanted: DialogRequest): Promise<DialogContent> =>
  screenOf(wanted).load(wanted);

/**
 * How wide the calendar is. In a page of ours that is as wide as the window is; in a frame of another's
 * it is the frame: `all and` says which are meant (see `FrameSheet`). What opens over the page goes by
 * the window: `PHONE` of @almanaque/ui.
 */
const width = (range: string): string => `@media all and (${range})`;

/** The day beside the month, or not. */
export const WIDE = width('min-width: 1100px');
/** So wide that the day beside the month may be wider too. */
export const VAST = width('min-width: 1800px');
/** And so high that twelve months may be taller. */
export const SPACIOUS = `${VAST} and (min-height: 1200px)`;
export const NARROW = width('max-width: 1099.95px');
/** The chosen day takes a part of the month's place, beside it. */
export const MIDDLE = `${width('min-width: 600px')} and (max-width: 1099.95px)`;
export const SLIM = width('max-width: 599.95px');
/** This measures `.main` and not the whole calendar, because the chosen day may stand beside it. */
export const SQUEEZED = '@container (max-width: 34rem)';
/** No room for a long button beside an icon. */
export const TIGHT = width('max-width: 339.95px');

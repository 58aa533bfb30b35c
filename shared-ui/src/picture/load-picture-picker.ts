/** Few choose pictures: what it takes is fetched when it is first wanted. */
export const loadPicturePicker = async () => (await import('./picture-picker.tsx')).PicturePicker;

/** Draws a picture anew, for what keeps pictures in a way of its own. */
export const loadDrawing = () => import('./draw-anew.ts');

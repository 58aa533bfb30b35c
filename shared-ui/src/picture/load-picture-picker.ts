/** Few choose pictures: what it takes is fetched when it is first wanted. */
export const loadPicturePicker = async () =>
  (await import(/* webpackChunkName: "picture-picker" */ './picture-picker.tsx')).PicturePicker;

/** Draws a picture anew, for what keeps pictures in a way of its own. Not a file of its own: it is small. */
export const loadDrawing = () => import(/* webpackChunkName: "picture-picker" */ './draw-anew.ts');

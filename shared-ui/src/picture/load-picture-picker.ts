/** Few choose pictures: what it takes is fetched when it is first wanted. */
export const loadPicturePicker = async () =>
  (await import(/* webpackChunkName: "picture-picker" */ './picture-picker.tsx')).PicturePicker;

/** Draws a picture anew, for what keeps pictures in a way of its own. It is small, so it comes in the file of the picker. */
export const loadDrawing = () => import(/* webpackChunkName: "picture-picker" */ './draw-anew.ts');

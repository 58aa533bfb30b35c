/** Few choose pictures: what it takes is fetched when it is first wanted. */
export const loadPicturePicker = async () => (await import('./picture-picker.tsx')).PicturePicker;

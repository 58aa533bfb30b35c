/**
 * In one chunk with MUI, which begins to run, with all the time and memory that takes, when this is called
 * and not when the chunk arrives.
 */
export const runOverlays = () => import(/* webpackMode: "eager" */ './overlays.tsx');

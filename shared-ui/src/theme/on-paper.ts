import { colorVariables } from './color-variables.ts';
import { light } from './palette.ts';

/** For what is printed, whatever the screen's scheme: the light one's ink, on white paper. */
export const onPaper = colorVariables({
  ...light,
  paper: '#fff',
  surface: '#fff',
  hairline: '#b9b4a8',
});

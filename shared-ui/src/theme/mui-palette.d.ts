import type { SchemeColors } from './palette.ts';

declare module '@mui/material/styles' {
  interface Palette {
    almanaque: SchemeColors;
  }
  interface PaletteOptions {
    almanaque: SchemeColors;
  }
}

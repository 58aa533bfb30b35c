import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { FRAME_ATTRIBUTE } from '../frame/frame.ts';
import { dark, light, type SchemeColors } from './palette.ts';
import { SCHEME_ATTRIBUTE, token, TOUCH } from './tokens.ts';

const scheme = (colors: SchemeColors) => ({
  palette: {
    almanaque: colors,
    primary: { main: colors.ink, contrastText: colors.paper },
    secondary: { main: colors.sun, contrastText: colors.onSun },
    error: { main: colors.danger },
    background: { default: colors.paper, paper: colors.surface },
    text: { primary: colors.ink, secondary: colors.inkSoft },
    divider: colors.hairline,
  },
});

const focusRing = { outline: `2px solid ${token.focus}`, outlineOffset: 2 } as const;

const cssVariables = {
  cssVarPrefix: 'alm',
  colorSchemeSelector: `[${SCHEME_ATTRIBUTE}="%s"]`,
} as const;

const options = {
  cssVariables,
  colorSchemes: { light: scheme(light), dark: scheme(dark) },
  shape: { borderRadius: 10 },
  typography: { fontFamily: token.sans },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
    },
    // MUI makes them low from 600 pixels up, also where they are touched.
    MuiMenuItem: { styleOverrides: { root: { [TOUCH]: { minHeight: 44 } } } },
    MuiPaper: {
      styleOverrides: {
        root: { backgroundImage: 'none', border: `1px solid ${token.hairline}` },
      },
    },
    MuiTooltip: {
      styleOverrides: {
        tooltip: { background: token.ink, color: token.paper, fontSize: '0.8125rem' },
      },
    },
  },
} satisfies ThemeOptions;

/** Of MUI's overlays, all there is of MUI: the rest of the look takes the tokens as they are. */
export const theme = createTheme(options);

/** What the browser gives a popover, taken back: see `raise`. */
const PLAIN_POPOVER = {
  width: 'auto',
  height: 'auto',
  margin: 0,
  border: 0,
  padding: 0,
  overflow: 'visible',
  background: 'none',
  color: 'inherit',
} as const;

const frameThemes = new WeakMap<HTMLElement, Theme>();

/** The theme of what is mounted in `frame`: its tokens hold there alone, and what opens opens there. */
export function themeIn(frame: HTMLElement): Theme {
  const known = frameThemes.get(frame);
  if (known) return known;
  const inFrame = { defaultProps: { container: frame } };
  const created = createTheme({
    ...options,
    cssVariables: { ...cssVariables, rootSelector: `[${FRAME_ATTRIBUTE}]` },
    components: {
      ...options.components,
      MuiModal: { ...inFrame, styleOverrides: { root: { '&[popover]': PLAIN_POPOVER } } },
      MuiPopover: inFrame,
      MuiPopper: inFrame,
    },
  });
  frameThemes.set(frame, created);
  return created;
}

import { createTheme } from '@mui/material/styles';
import { dark, light, type SchemeColors } from './palette.ts';
import { REDUCED_MOTION, token } from './tokens.ts';

/** Set to 'light' or 'dark' on the page's root, or on any element around a remote. */
export const SCHEME_ATTRIBUTE = 'data-almanaque-scheme';

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

export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'alm', colorSchemeSelector: `[${SCHEME_ATTRIBUTE}="%s"]` },
  colorSchemes: { light: scheme(light), dark: scheme(dark) },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: token.sans,
    button: { textTransform: 'none', fontWeight: 600, fontSize: '0.9375rem' },
  },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: 999, paddingInline: 18, minHeight: 40 },
        outlined: { borderColor: token.hairline },
      },
    },
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
    MuiSkeleton: {
      defaultProps: { variant: 'rounded' },
      styleOverrides: { root: { [REDUCED_MOTION]: { animation: 'none' } } },
    },
  },
});

import { token } from '@almanaque/ui';

/** 'var(--x)' or 'var(--x, …)' → '--x' */
const variable = (value: string): string => value.replace(/^var\((--[\w-]+).*$/, '$1');

/** Whatever the screen's scheme, paper is white and ink is black. */
const PAPER = {
  [variable(token.paper)]: '#fff',
  [variable(token.surface)]: '#fff',
  [variable(token.ink)]: '#000',
  [variable(token.inkSoft)]: '#333',
  [variable(token.hairline)]: '#bbb',
  [variable(token.danger)]: '#000',
  [variable(token.holidaySoft)]: '#eee',
  [variable(token.holidayMain)]: '#555',
  [variable(token.holidayInk)]: '#333',
  [variable(token.eventSoft('festivo'))]: '#eee',
  [variable(token.eventMain('festivo'))]: '#555',
  [variable(token.eventInk('festivo'))]: '#333',
  [variable(token.eventSoft('personalizado'))]: '#eee',
  [variable(token.eventInk('personalizado'))]: '#000',
};

type Declarations = Readonly<Record<string, string>>;

/** The sheet names its own page, since the month's is sideways; only what is in the flow can. */
const IN_THE_FLOW: Declarations = { page: 'almanaque-ficha', position: 'static !important' };
export const PAPER_SIZE = 'A4 portrait';
const PAGE: Declarations = { size: PAPER_SIZE, margin: '12mm' };

/** One A4, in black on white, with nothing else of the page on it. */
export const sheetPrint = {
  '@media print': {
    ...PAPER,
    '&&': IN_THE_FLOW,
    '@page almanaque-ficha': PAGE,
    'body:has(&) > :not(&)': { display: 'none' },
    '&, & .MuiDialog-container': { position: 'static', height: 'auto', overflow: 'visible' },
    '& .MuiBackdrop-root, & .foot, & .choice, & .other-day, & .gaps, & .message-actions, & .keeping, & .send, & .lead-time.past span':
      {
        display: 'none',
      },
    '& .MuiDialog-paper': {
      display: 'block',
      width: '100%',
      minHeight: 0,
      margin: 0,
      border: 0,
      boxShadow: 'none',
      background: 'none',
      font: `400 9.5pt/1.35 ${token.sans}`,
      printColorAdjust: 'exact',
    },
    '& .sheet': { padding: 0 },
    '& .badges': { marginBottom: 4, '& li': { fontSize: '9pt' } },
    '& h2': { fontSize: '18pt', '& .eyebrow': { fontSize: '9.5pt' } },
    '& h3': { fontSize: '10.5pt' },
    '& .lead': { maxWidth: 'none', marginTop: 4, fontSize: '10pt' },
    '& .occasion': { margin: '2px 0 8px' },
    '& section': {
      gridTemplateColumns: '9em minmax(0, 1fr)',
      padding: '6px 0',
      breakInside: 'avoid',
    },
    '& :is(.lead-time, .celebration) strong': { fontSize: '10.5pt' },
    '& .message': { padding: '6px 10px', marginBottom: 6, font: `400 9.5pt/1.35 ${token.sans}` },
    '& .map': { maxWidth: '56mm', '& figcaption': { fontSize: '8pt' } },
    '& .providers': { gridTemplateColumns: '56mm 1fr', gap: 12 },
    '& .pin, & .provider .number': { width: 18, height: 18, fontSize: '8pt', borderWidth: 1 },
    '& .provider': {
      gridTemplateColumns: '18px 1fr',
      padding: '2px 6px',
      '& h4, & p': { fontSize: '9pt' },
    },
    '& .links a': { minHeight: 0, textDecoration: 'none' },
    '& .links a[target]': { display: 'none' },
  },
} as const;

import { token } from '@almanaque/ui';

/** One A4, in black on white, with nothing else of the page on it. */
export const sheetPrint = {
  '@media print': {
    'body:has(&) > :not(&)': { display: 'none' },
    '&, & .MuiDialog-container': { position: 'static', height: 'auto', overflow: 'visible' },
    '& .MuiBackdrop-root, & .foot, & .gaps, & .message-actions, & .send': { display: 'none' },
    '& .MuiDialog-paper': {
      display: 'block',
      width: '100%',
      minHeight: 0,
      margin: 0,
      border: 0,
      boxShadow: 'none',
      background: 'none',
      font: `400 9.5pt/1.35 ${token.sans}`,
    },
    '& .sheet': { padding: 0 },
    '& h2': { fontSize: '18pt' },
    '& .lead': { marginTop: 4, fontSize: '10pt' },
    '& .occasion': { margin: '2px 0 8px' },
    '& section': { padding: '6px 0', breakInside: 'avoid' },
    '& .message': { padding: '6px 10px', marginBottom: 6, font: `400 9.5pt/1.35 ${token.sans}` },
    '& .map': { maxWidth: '58mm' },
    '& .providers': { gridTemplateColumns: '58mm 1fr', gap: 12 },
    '& .provider': { padding: '2px 6px', '& h4, & p': { fontSize: '9pt' } },
    '& .links a': { minHeight: 0, textDecoration: 'none' },
    '& .links a[target]': { display: 'none' },
  },
} as const;

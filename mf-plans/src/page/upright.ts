import { onPaper, token } from '@almanaque/ui';

/**
 * For what is printed by itself: an upright A4 in ink on white, with nothing of the page around it. The
 * whole page names the paper, since a part of it would begin on a second sheet.
 */
export const upright = {
  ...onPaper,
  '@page almanaque-plan': { size: 'A4 portrait', margin: '12mm' },
  'body:has(&)': { page: 'almanaque-plan' },
  'body:has(&) header:not(& *)': { display: 'none' },
  '&&': { gap: 12, color: '#000', font: `400 9.5pt/1.35 ${token.sans}` },
  '& h1': { fontSize: '20pt' },
  '& h2': { fontSize: '12pt' },
} as const;

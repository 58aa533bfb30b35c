import { styled, token } from '@almanaque/ui';

/** How a page reads, wherever it stands. */
export const Letters = styled('div')({ color: token.ink, font: `400 1rem/1.5 ${token.sans}` });

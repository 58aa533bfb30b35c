import { styled, token } from '@almanaque/ui';

/** Another way in, below the password's. */
export const Door = styled('div')({
  display: 'grid',
  gap: 8,
  marginTop: 20,
  paddingTop: 20,
  borderTop: `1px solid ${token.hairline}`,
  '& p': { margin: 0, color: token.danger },
  '& p:empty': { display: 'none' },
});

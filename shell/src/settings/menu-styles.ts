import { MenuItem, styled, token } from '@almanaque/ui';

export const Heading = styled('li')({
  padding: '8px 16px 4px',
  color: token.inkSoft,
  font: `600 0.8125rem/1.3 ${token.sans}`,
  '&.part': { marginTop: 8, paddingTop: 12, borderTop: `1px solid ${token.hairline}` },
  '&.person': {
    paddingBottom: 8,
    fontSize: '0.9375rem',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  '& b': { display: 'block', color: token.ink, fontSize: '1rem', fontWeight: 600 },
});

export const Item = styled(MenuItem)({ gap: 12, '& .mark': { width: 20, height: 20 } });

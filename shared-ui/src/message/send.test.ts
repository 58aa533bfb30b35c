import { mailLink, whatsappLink } from './send.ts';

const TEXT = 'Hola & chau: ¿16:30?\nEn «el patio» #1 + torta 100%';

test('WhatsApp gets the text as it is', () => {
  const url = new URL(whatsappLink(TEXT));
  expect(url.origin + url.pathname).toBe('https://wa.me/');
  expect(url.searchParams.get('text')).toBe(TEXT);
});

test('mail breaks lines with %0D%0A (RFC 6068) and never turns a space into a plus', () => {
  const link = mailLink('Cumpleaños de Ana', TEXT);
  expect(link).toContain('mailto:?subject=Cumplea%C3%B1os%20de%20Ana&body=');
  expect(link).toContain('%0D%0A');
  expect(decodeURIComponent(link.split('&body=')[1] ?? '')).toBe(TEXT.replace('\n', '\r\n'));
});

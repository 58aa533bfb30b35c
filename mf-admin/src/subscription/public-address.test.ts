import { NO_FILTER, type CalendarFilter } from '@almanaque/shared-contracts';
import { publicAddress, subscribeLink } from './public-address.ts';

const PAGE = 'https://almanaque.textilsur.com.ar/?fecha=2026-11-23';

test.each<[string, Partial<CalendarFilter>, string]>([
  ['', {}, 'https://almanaque.textilsur.com.ar/feeds/publico/almanaque.ics'],
  [
    'https://api.textilsur.com.ar',
    { office: 'Córdoba & Sur' },
    'https://api.textilsur.com.ar/feeds/publico/almanaque.ics?office=C%C3%B3rdoba+%26+Sur',
  ],
  [
    '',
    { types: ['cumpleanos', 'festivo'] },
    'https://almanaque.textilsur.com.ar/feeds/publico/almanaque.ics?types=festivo',
  ],
])('with the API at «%s» and %j it is %s', (apiBase, filter, address) => {
  expect(publicAddress(apiBase, PAGE, { ...NO_FILTER, ...filter })).toBe(address);
});

test.each([
  ['https://a.com/feeds/x/almanaque.ics', 'webcal://a.com/feeds/x/almanaque.ics'],
  ['http://127.0.0.1:3000/feeds/x', 'webcal://127.0.0.1:3000/feeds/x'],
])('%s subscribes as %s', (address, link) => {
  expect(subscribeLink(address)).toBe(link);
});

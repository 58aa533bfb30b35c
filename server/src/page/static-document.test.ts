import { expect, test } from '@jest/globals';
import { parseRegistryText } from '../config/registry-text.ts';
import { staticDocument, staticHints } from './static-document.ts';
import { knownPlaces, registry } from '../testing/use-house.ts';

test('a manifest at no address is missed in its part’s place, and takes nothing else with it', async () => {
  const page = {
    registry: parseRegistryText(registry(['mf-calendar', 'http://['])).registry,
    site: null,
    timeZone: 'America/Argentina/Buenos_Aires',
  };
  const known = await staticHints(page);
  expect(known.places).toEqual(knownPlaces('mf-calendar'));
  expect(known.unread).toEqual(['mf-calendar']);
  const built = '<html><head><!-- remotes --></head><body><!-- boot data --></body></html>';
  expect(staticDocument(built, page, known).text).toContain('"id":"calendar"');
});

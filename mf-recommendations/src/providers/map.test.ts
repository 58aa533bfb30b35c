import { tortoni } from '../testing/fixtures.ts';
import { OUTLINE } from './city.ts';
import { nudgeApart } from './nudge.ts';
import { isOnMap, MAP_HEIGHT, MAP_WIDTH, project, type Place } from './projection.ts';
import { mapLink, telLink } from './provider-links.ts';

/** Ray casting: an odd number of crossings to the east is inside. */
function isInside({ lat, lng }: Place): boolean {
  return OUTLINE.reduce((inside, a, index) => {
    const b = OUTLINE[(index + 1) % OUTLINE.length] ?? a;
    const crosses = a.lat > lat !== b.lat > lat;
    const at = a.lng + ((lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng);
    return crosses && lng < at ? !inside : inside;
  }, false);
}

const OBELISCO = { lat: -34.6037, lng: -58.3816 };
const MATADEROS = { lat: -34.6625, lng: -58.5003 };
const PROA = { lat: -34.6396, lng: -58.3617 };
const GEBA = { lat: -34.5606, lng: -58.4248 };
const USINA = { lat: -34.6286, lng: -58.3567 };

test.each(Object.entries({ OBELISCO, MATADEROS, PROA, GEBA, USINA }))(
  '%s is in the city, and on the drawing',
  (_name, place) => {
    expect(isInside(place)).toBe(true);
    const { x, y } = project(place);
    expect(x > 0 && x < MAP_WIDTH && y > 0 && y < MAP_HEIGHT).toBe(true);
  },
);

test.each([
  ['Avellaneda', -34.6627, -58.365],
  ['Vicente López', -34.527, -58.476],
  ['Ciudadela', -34.6405, -58.541],
  ['the river', -34.57, -58.37],
])('%s is not', (_name, lat, lng) => {
  expect(isInside({ lat, lng })).toBe(false);
});

test('west is left, south is down, and both by the same scale', () => {
  const obelisco = project(OBELISCO);
  expect(project(MATADEROS).x).toBeLessThan(obelisco.x);
  expect(project(PROA).y).toBeGreaterThan(obelisco.y);
  // One kilometre, east and south of the Obelisco.
  const east = project({ ...OBELISCO, lng: OBELISCO.lng + 0.01091 }).x - obelisco.x;
  const south = project({ ...OBELISCO, lat: OBELISCO.lat - 0.00898 }).y - obelisco.y;
  expect(east / south).toBeCloseTo(1, 1);
});

describe('pins', () => {
  const distance = (a?: { x: number; y: number }, b?: { x: number; y: number }) =>
    a && b ? Math.hypot(a.x - b.x, a.y - b.y) : NaN;

  const ROOM = { width: 400, height: 400, margin: 10 };

  test('at the edge stay whole on the map, and apart from each other', () => {
    const corner = { x: 1, y: 399 };
    const [a, b] = nudgeApart([corner, corner], 30, ROOM);
    for (const pin of [a, b]) {
      expect(pin?.x).toBeGreaterThanOrEqual(10);
      expect(pin?.y).toBeLessThanOrEqual(390);
    }
    expect(distance(a, b)).toBeGreaterThan(29);
  });

  test('that overlap are moved apart, also several on one spot', () => {
    const spot = { x: 200, y: 200 };
    const pins = nudgeApart([spot, spot, { x: 205, y: 201 }, spot], 30, ROOM);
    pins.forEach((a, index) =>
      pins.slice(index + 1).forEach((b) => expect(distance(a, b)).toBeGreaterThan(29)),
    );
  });

  test('with room around them stay', () => {
    const apart = [
      { x: 10, y: 10 },
      { x: 90, y: 90 },
    ];
    expect(nudgeApart(apart, 30, ROOM)).toEqual(apart);
  });

  test('are where they were for the same providers', () => {
    const spot = { x: 5, y: 5 };
    expect(nudgeApart([spot, spot], 30, ROOM)).toEqual(nudgeApart([spot, spot], 30, ROOM));
  });
});

test('links for the telephone and for a map', () => {
  expect(telLink('+54 11 4342-4328')).toBe('tel:+54-11-4342-4328');
  expect(mapLink(tortoni)).toContain('mlat=-34.608824&mlon=-58.37813');
});

test('a provider of another city, or without coordinates, has no pin, and its address is looked for', () => {
  expect([OBELISCO, { lat: -32.95, lng: -60.65 }, { lat: null, lng: null }].map(isOnMap)).toEqual([
    true,
    false,
    false,
  ]);
  expect(mapLink({ ...tortoni, lat: null, lng: null })).toBe(
    'https://www.openstreetmap.org/search?query=Av.%20de%20Mayo%20825%2C%20Monserrat%2C%20Argentina',
  );
});

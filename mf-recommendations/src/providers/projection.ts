export interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** What may have no place, or one elsewhere. */
export interface MaybePlace {
  readonly lat: number | null;
  readonly lng: number | null;
}

/** In units of the map's drawing; x grows to the east, y to the south. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The City of Buenos Aires and a margin around it, in degrees. */
const WEST = -58.545;
const EAST = -58.325;
const NORTH = -34.515;
const SOUTH = -34.715;

/** A degree of longitude is this much of one of latitude here. */
const SHRINK = Math.cos((((NORTH + SOUTH) / 2) * Math.PI) / 180);

export const MAP_WIDTH = 400;
const UNITS_PER_DEGREE = MAP_WIDTH / ((EAST - WEST) * SHRINK);
export const MAP_HEIGHT = (NORTH - SOUTH) * UNITS_PER_DEGREE;

/** Whether the drawing has the place: it ends with the City. */
export const isOnMap = <Thing extends MaybePlace>(thing: Thing): thing is Thing & Place =>
  thing.lat !== null &&
  thing.lng !== null &&
  thing.lat < NORTH &&
  thing.lat > SOUTH &&
  thing.lng > WEST &&
  thing.lng < EAST;

/** Equirectangular: over 20 km the error is below the width of a line. */
export const project = ({ lat, lng }: Place): Point => ({
  x: (lng - WEST) * SHRINK * UNITS_PER_DEGREE,
  y: (NORTH - lat) * UNITS_PER_DEGREE,
});

/** An SVG path through the places, in order. */
export const pathOf = (places: readonly Place[]): string =>
  places
    .map(project)
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');

import type { Provider } from '@almanaque/shared-contracts';
import { AVENUES, LABELS, OUTLINE, RIACHUELO, RIVER } from './city.ts';
import { nudgeApart } from './nudge.ts';
import { isOnMap, MAP_HEIGHT, MAP_WIDTH, pathOf, project } from './projection.ts';

/** A pin's width and a little air, in units of the drawing on the narrowest screen. */
const PIN_ROOM = 38;
/** The same for a finger: 44 pixels. */
const FINGER_ROOM = 64;

const pinRoom = (): number =>
  window.matchMedia('(pointer: coarse)').matches ? FINGER_ROOM : PIN_ROOM;

interface ProviderMapProps {
  readonly providers: readonly Provider[];
  readonly active: string | null;
  readonly onActive: (id: string | null) => void;
  readonly onPick: (id: string) => void;
}

const CityDrawing = ({ leaders }: { readonly leaders: string }) => (
  <svg viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} aria-hidden="true">
    <path className="river" d={`${pathOf(RIVER)}Z`} />
    <path className="city" d={`${pathOf(OUTLINE)}Z`} />
    <path className="riachuelo" d={pathOf(RIACHUELO)} />
    {AVENUES.map(({ name, course }) => (
      <path key={name} className="avenue" d={pathOf(course)} />
    ))}
    {LABELS.map(({ text, place, kind }) => (
      <text key={text} className={kind} {...project(place)}>
        {text}
      </text>
    ))}
    <path className="leaders" d={leaders} />
  </svg>
);

/** Numbered as the cards are; whoever is not in the City has a card alone. Needs no network. */
export function ProviderMap({ providers, active, onActive, onPick }: ProviderMapProps) {
  const numbered = providers.map((provider, index) => ({ ...provider, number: index + 1 }));
  const onMap = numbered.filter(isOnMap);
  if (onMap.length === 0) return null;
  const places = onMap.map(project);
  const apart = pinRoom();
  const room = { width: MAP_WIDTH, height: MAP_HEIGHT, margin: PIN_ROOM / 2 };
  const pins = nudgeApart(places, apart, room);
  const leaders = places
    .map(({ x, y }, index) => `M${x} ${y}L${pins[index]?.x ?? x} ${pins[index]?.y ?? y}`)
    .join('');
  return (
    <figure className="map">
      <div className="drawing">
        <CityDrawing leaders={leaders} />
        {onMap.map(({ id, name, number }, index) => (
          <button
            key={id}
            type="button"
            className={id === active ? 'pin active' : 'pin'}
            aria-label={`${number}: ${name}`}
            style={{
              left: `${((pins[index]?.x ?? 0) / MAP_WIDTH) * 100}%`,
              top: `${((pins[index]?.y ?? 0) / MAP_HEIGHT) * 100}%`,
            }}
            onMouseEnter={() => onActive(id)}
            onMouseLeave={() => onActive(null)}
            onFocus={() => onActive(id)}
            onBlur={() => onActive(null)}
            onClick={() => onPick(id)}
          >
            {number}
          </button>
        ))}
      </div>
      <figcaption>Mapa de proveedores en Buenos Aires</figcaption>
    </figure>
  );
}

import { SCHEME_ATTRIBUTE } from '../theme/tokens.ts';
import { readApiBase } from './api-base.ts';
import type { ElementDefinition } from './definition.ts';
import { tell } from './events.ts';
import { keepFixedBoxes } from './fixed-boxes.ts';
import { declareFonts } from './fonts.ts';
import { createFrame } from './frame.ts';
import type { RemoteLoader } from './load-remote.ts';
import { schemeOf } from './scheme.ts';
import { linkSelection } from './selection-link.ts';
import { wantedBy, type Asked } from './selecting.ts';
import { createSlot } from './slot.ts';

/** What makes an element of the page a remote. Nothing is drawn or asked for before it is `connected`. */
export function createController(
  element: HTMLElement,
  definition: ElementDefinition,
  loader: RemoteLoader,
) {
  const { tag, missing } = definition;
  const complain = (message: string) => console.warn(`<${tag}>: ${message}`);
  const dark = matchMedia('(prefers-color-scheme: dark)');
  let becomeReady: () => void;
  const ready = new Promise<void>((resolve) => (becomeReady = resolve));
  let shown: ReturnType<typeof show> | null = null;
  let lastAsked: symbol;

  const link = linkSelection((now, before) => {
    tell(element, 'almanaque-seleccion', now);
    if (now.event && now.event.id !== before.event?.id) {
      tell(element, 'almanaque-recomendaciones', now);
    }
  });
  const apiBase = (): string => {
    const text = element.getAttribute('api-base');
    const base = readApiBase(text);
    if (base === null) complain(`«${String(text)}» no es una dirección; se usa la de esta página.`);
    return base ?? '';
  };

  function show() {
    declareFonts();
    const frame = createFrame(element, definition);
    const slot = createSlot({
      frame,
      missing,
      loader,
      apiBase,
      onReady: () => {
        link.start();
        becomeReady();
        tell(element, 'almanaque-listo', null);
      },
      onFailure: (cause) => {
        complain(missing);
        tell(element, 'almanaque-falla', { message: missing, cause });
      },
    });
    return { frame, slot, fixedBoxes: keepFixedBoxes(frame) };
  }
  const applyScheme = () =>
    shown?.frame.setAttribute(SCHEME_ATTRIBUTE, schemeOf(element, dark.matches));

  return {
    connected: () => {
      shown ??= show();
      applyScheme();
      dark.addEventListener('change', applyScheme);
      shown.fixedBoxes.start();
      shown.slot.show();
    },
    disconnected: () => {
      dark.removeEventListener('change', applyScheme);
      link.stop();
      shown?.slot.leave();
      shown?.fixedBoxes.stop();
    },
    applyScheme,
    applyApiBase: () => shown?.slot.update(),
    apiBase,
    /**
     * Selects as soon as that is possible. Of several wishes the last counts; false: another came, or not
     * all of it could be: an event that is not there leaves its day selected.
     */
    select: async (asked: Asked): Promise<boolean> => {
      const own = Symbol('asked');
      lastAsked = own;
      const wanted = await wantedBy(asked, apiBase(), complain);
      await ready;
      if (wanted === undefined || lastAsked !== own) return false;
      link.select(wanted);
      return !asked.event || (wanted !== null && 'event' in wanted);
    },
    frame: () => ready.then(() => shown?.frame),
  };
}

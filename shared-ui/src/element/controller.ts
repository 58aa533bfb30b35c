import { REMOTE_TIMEOUT_MS, type PortalLoader } from '@almanaque/remote-loader';
import { SCHEME_ATTRIBUTE } from '../theme/tokens.ts';
import { readApiBase } from './api-base.ts';
import type { ElementDefinition } from './definition.ts';
import { tell } from './events.ts';
import type { FailureReport } from './failure-report.ts';
import { keepFixedBoxes } from './fixed-boxes.ts';
import { declareFonts } from './fonts.ts';
import { createFrame } from './frame.ts';
import { isTheme, schemeOf } from './scheme.ts';
import { linkSelection, selectedNow } from './selection-link.ts';
import { dayOf, wantedBy, type Asked } from './selecting.ts';
import { createSlot } from './slot.ts';

/** What makes an element of the page a remote. Nothing is drawn or asked for before it is `connected`. */
export function createController(
  element: HTMLElement,
  definition: ElementDefinition,
  loader: PortalLoader,
  report: FailureReport,
) {
  const { tag, missing } = definition;
  const complain = (message: string) => console.warn(`<${tag}>: ${message}`);
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const givenBase = () => readApiBase(element.getAttribute('api-base'));
  const apiBase = () => givenBase() ?? '';
  let becomeReady: () => void;
  const ready = new Promise<void>((resolve) => (becomeReady = resolve));
  let shown: ReturnType<typeof show> | null = null;
  /** The last wish, until it is done. */
  let wish: Asked | null = null;

  // Each element is told, and whoever listens further out once, however many elements there are.
  const link = linkSelection(apiBase, (now, before, isFirst) => {
    tell(element, 'almanaque-seleccion', now, isFirst);
    if (now.event && now.event.id !== before.event?.id) {
      tell(element, 'almanaque-recomendaciones', now, isFirst);
    }
  });
  /** What `act` gives once the remote is there; undefined: it is not there in time, and `act` comes later. */
  const onceReady = <Result>(act: () => Result): Promise<Result | undefined> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, REMOTE_TIMEOUT_MS, undefined);
    });
    return Promise.race([ready.then(act), tooLate]).finally(() => clearTimeout(timer));
  };
  function show() {
    declareFonts();
    const frame = createFrame(element, definition);
    const slot = createSlot({
      name: definition.container.replaceAll('_', '-'),
      frame,
      missing,
      loader,
      apiBase,
      report,
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
    applyTheme: () => {
      const theme = element.getAttribute('theme');
      if (!isTheme(theme)) {
        complain(
          `«${String(theme)}» no es un tema: claro, oscuro o sistema; se usa el de la página.`,
        );
      }
      applyScheme();
    },
    applyApiBase: () => {
      if (givenBase() === null) {
        const text = String(element.getAttribute('api-base'));
        complain(`«${text}» no es una dirección; se usa la de esta página.`);
      }
      shown?.slot.update();
      link.moved();
    },
    apiBase,
    /** The day asked for, while that is on its way; else the one selected. */
    date: (): string | null => (wish === null ? selectedNow(apiBase()).date : dayOf(wish)),
    /**
     * Selects as soon as that is possible. Of several wishes the last counts. False: another came; or not
     * all of it could be, for an event that is not there leaves its day selected; or the remote is not
     * there within five seconds, and then it is done when it comes.
     */
    select: async (asked: Asked): Promise<boolean> => {
      wish = asked;
      const isLast = () => wish === asked;
      const wanted = await wantedBy(asked, apiBase(), (problem) => isLast() && complain(problem));
      if (wanted === undefined) {
        if (isLast()) wish = null;
        return false;
      }
      const isDone = await onceReady(() => {
        if (!isLast()) return false;
        wish = null;
        link.select(wanted);
        return !asked.event || (wanted !== null && 'event' in wanted);
      });
      return isDone === true;
    },
    frame: () => onceReady(() => shown?.frame),
  };
}

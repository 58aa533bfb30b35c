import type { RemoteModule } from '@almanaque/shared-contracts';
import type { FakeHost } from '@almanaque/shared-contracts/testing';

/** Where a part is shown. */
export interface Place {
  readonly element: HTMLElement;
  /** Why it is not there; null: it is. */
  readonly failure: () => string | null;
}

const main = document.querySelector('main') ?? document.body;

/** As the shell shows it. */
export async function placeInPage(host: FakeHost, candidate: unknown): Promise<Place> {
  const slot = await host.mount(candidate);
  const { element } = slot;
  main.append(element.parentElement ?? element);
  return {
    element,
    failure: () => {
      const { state } = slot;
      if (state.status !== 'failed') return null;
      const { reason } = state;
      return 'cause' in reason ? `${reason.kind}: ${String(reason.cause)}` : reason.kind;
    },
  };
}

/** As an element of ours shows it in a foreign page: in a shadow root, in a frame of its own. */
export function placeInFrame(module: RemoteModule, scheme: string): Place {
  const outer = document.createElement('div');
  outer.id = 'marco';
  const frame = document.createElement('div');
  Object.assign(frame.dataset, { almanaqueFrame: '', almanaqueScheme: scheme });
  frame.style.cssText = `all: initial; direction: ltr; position: relative; display: block;
    --almanaque-rem: 16px; font: 16px/1.4 system-ui`;
  const element = document.createElement('div');
  frame.append(element);
  outer.attachShadow({ mode: 'open' }).append(frame);
  main.append(outer);
  let failure: string | null = null;
  module.mount(element, { frame, onError: (error) => (failure = `crashed: ${String(error)}`) });
  return { element, failure: () => failure };
}

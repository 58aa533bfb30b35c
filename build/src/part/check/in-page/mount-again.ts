import type { RemoteModule } from '@almanaque/shared-contracts';
import { runtimeConfig } from '@almanaque/shared-contracts/testing';

const nextFrame = () => new Promise(requestAnimationFrame);

/** More than any part takes for its first drawing. */
const FRAMES = 300;

async function drawn(element: HTMLElement): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await nextFrame();
    if (element.hasChildNodes() && !element.querySelector('[aria-busy=true]')) break;
  }
  // What follows a drawing, its effects, is done by then.
  await nextFrame();
}

/**
 * Puts a part into the page and takes it out, `times` times, and keeps nothing of it: what the page
 * then still has is the part's doing. Gives what it did wrong.
 */
export async function mountAgain(
  load: () => Promise<unknown>,
  times: number,
): Promise<readonly string[]> {
  const { mount } = (await load()) as RemoteModule;
  const config = runtimeConfig();
  const wrong = new Set<string>();
  for (let mounted = 0; mounted < times; mounted += 1) {
    const element = document.body.appendChild(document.createElement('div'));
    try {
      const handle = mount(element, { apiBase: config.apiBase, config });
      await drawn(element);
      handle.unmount();
      await nextFrame();
      if (element.hasChildNodes()) wrong.add('al irse deja algo en su lugar');
    } catch (error) {
      wrong.add(`al irse falla: ${String(error)}`);
    }
    element.remove();
  }
  return [...wrong];
}

import { mountAlone } from '@almanaque/ui/alone';
import '@almanaque/ui/fonts.css';
import '@almanaque/ui/alone.css';

// Shared modules arrive asynchronously, so the page that mounts this remote alone begins with an import().
void Promise.all([import('./remote.ts'), import('./open-next-event.ts')]).then(
  ([remote, { openNextEvent }]) => openNextEvent(mountAlone(remote)),
);

import '@almanaque/ui/fonts.css';
import '@almanaque/ui/alone.css';

// Shared modules arrive asynchronously, so the page that mounts this remote alone begins with an import().
void Promise.all([import('@almanaque/ui'), import('./remote.ts')]).then(
  ([{ mountAlone }, remote]) => mountAlone(remote),
);

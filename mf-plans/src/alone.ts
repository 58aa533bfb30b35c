import { mountAlone } from '@almanaque/ui/alone';
import '@almanaque/ui/fonts.css';
import '@almanaque/ui/alone.css';

// Shared modules arrive asynchronously, so the page that mounts this remote alone begins with an import().
void import('./remote.ts').then(mountAlone);

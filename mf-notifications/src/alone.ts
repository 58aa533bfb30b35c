import '@almanaque/ui/fonts.css';
import './alone.css';

// Shared modules arrive asynchronously, so the page that mounts this remote alone begins with an import().
void import('./remote.ts').then(({ mount }) => {
  const root = document.getElementById('root');
  if (root) mount(root);
});

import { command } from './lib/say.ts';
import { loadSettings } from './lib/settings.ts';

await command(async () => {
  loadSettings();
  // With the settings that `npm start` reads, so that both find the same database.
  await import('../server/src/commands/admin-link.ts');
  return 0;
});

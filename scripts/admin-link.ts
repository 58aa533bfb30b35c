import { command } from '../tools/say.ts';
import { loadSettings } from '../tools/settings.ts';

await command(async () => {
  loadSettings();
  // With the settings that `npm start` reads, so that both find the same database.
  await import('../server/src/commands/admin-link.ts');
  return 0;
});

import { loadSettings } from '../tools/settings.ts';

loadSettings();
// With the settings that `npm start` reads, so that both find the same database.
await import('../server/src/commands/restore.ts');

import { loadSettingsFile } from '../server/src/config/settings-file.ts';
import { inHouse } from './house.ts';

/** Reads the `.env` beside the README, as {@link loadSettingsFile} does. */
export const loadSettings = (): void => loadSettingsFile(inHouse('.env'));

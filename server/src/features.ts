import { backup } from './backup/plugin.ts';
import { calendar } from './calendar/plugin.ts';
import { company } from './company/plugin.ts';
import { doubled } from './doubled/plugin.ts';
import { events } from './events/plugin.ts';
import { feed } from './feed/plugin.ts';
import { health } from './health/plugin.ts';
import { holidays } from './holidays/plugin.ts';
import type { Feature } from './http/feature.ts';
import { live } from './live/plugin.ts';
import { messages } from './messages/plugin.ts';
import { observances } from './observances/plugin.ts';
import { peopleImport } from './people-import/plugin.ts';
import { people } from './people/plugin.ts';
import { personalData } from './personal-data/plugin.ts';
import { pictures } from './pictures/plugin.ts';
import { plans } from './plans/plugin.ts';
import { providers } from './providers/plugin.ts';
import { audit } from './read-audit/plugin.ts';
import { search } from './search/plugin.ts';

/** What the server does, a plugin a folder, in the order in which the API's description tells of it. */
export const FEATURES: readonly Feature[] = [
  audit,
  company,
  backup,
  health,
  live,
  calendar,
  search,
  people,
  personalData,
  doubled,
  peopleImport,
  events,
  pictures,
  holidays,
  observances,
  messages,
  feed,
  providers,
  plans,
];

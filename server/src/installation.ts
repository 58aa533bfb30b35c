import { readConfig, type Config } from './config/config.ts';
import { checkNamedPlaces } from './config/named-places.ts';
import { holdData } from './db/hold-data.ts';
import { readPlannerConfig, type PlannerConfig } from './config/planner.ts';

export interface Installation {
  readonly config: Config;
  readonly planner: PlannerConfig;
  /** Lets another server have the data folder; the end of the process does as well. */
  readonly release: () => void;
}

/**
 * Reads the settings, looks at what they name, and holds the data folder: all that can be wrong
 * before anything is built or served.
 * @throws {StartError} saying in Spanish which setting is wrong and what to do.
 */
export async function openInstallation(env: NodeJS.ProcessEnv): Promise<Installation> {
  const config = readConfig(env);
  const planner = readPlannerConfig(env);
  checkNamedPlaces(env, config);
  return { config, planner, release: await holdData(config) };
}

import { install, installLine, mayInstall } from './apt.ts';
import { chromium } from './chromium.ts';
import { withoutThese } from '../../tools/missing.ts';
import type { Environment, Need, NeedName } from '../../tools/need.ts';
import { nginx } from './nginx.ts';
import { pgDump } from './pg-dump.ts';
import { postgresql } from './postgresql.ts';

/** In this order: pg_dump looks at what PostgreSQL there is, and what may take long to get is last. */
const NEEDS: Readonly<Record<NeedName, Need>> = { nginx, postgresql, pg_dump: pgDump, chromium };

export interface Lack {
  readonly name: NeedName;
  readonly title: string;
  readonly serves: string;
  /** What a person can do about it. */
  readonly remedy: string;
}

export interface Provision {
  /** Tells the tests where things are, and what there is not. */
  readonly env: Environment;
  readonly lacking: readonly Lack[];
  /** Ends what was started for this run alone. */
  readonly stop: () => Promise<void>;
}

const say = (title: string, text: string): void => console.log(`  ${title.padEnd(12)}${text}`);

/** Says what there is not, and installs it where that is allowed. */
async function installWhatIsMissing(needs: readonly Need[]): Promise<void> {
  const missing: { need: Need; packages: readonly string[] }[] = [];
  for (const need of needs) {
    if ('missing' in (await need.look({}))) missing.push({ need, packages: need.packages() });
  }
  if (missing.length === 0) return;
  console.log(`  Por ahora no hay: ${missing.map(({ need }) => need.title).join(', ')}.`);
  const packages = missing.flatMap((each) => each.packages);
  if (packages.length === 0 || !mayInstall()) return;
  console.log(`  Se instala con apt-get, en unos minutos: ${packages.join(' ')}…`);
  const problem = await install(packages);
  if (problem !== null) console.log(`  No se pudo instalar:\n${problem}`);
  for (const each of missing) await each.need.installed?.(each.packages);
}

/**
 * Looks at what the tests need, brings what is not there and can be had, and says all of it: at once
 * what cannot, with what to do about it.
 * @throws {StartError} where a variable of the person's names something that is not there.
 */
export async function provide(names: readonly NeedName[]): Promise<Provision> {
  const asked = Object.entries(NEEDS).filter(([name]) => names.includes(name as NeedName)) as [
    NeedName,
    Need,
  ][];
  await installWhatIsMissing(asked.map(([, need]) => need));
  let env: Environment = {};
  const lacking: Lack[] = [];
  const stops: (() => Promise<void>)[] = [];
  for (const [name, need] of asked) {
    let look = await need.look(env);
    if ('missing' in look && need.get) look = await need.get();
    if ('missing' in look) {
      const { title, serves } = need;
      const remedy = installLine(need.packages()) ?? need.remedy;
      say(title, `FALTA: ${look.missing}. Queda sin probar ${serves}. Para tenerlo: ${remedy}`);
      lacking.push({ name, title, serves, remedy });
      continue;
    }
    say(need.title, look.found);
    env = { ...env, ...look.env };
    if (look.stop) stops.push(look.stop);
  }
  return {
    env: { ...env, ...withoutThese(lacking.map(({ name }) => name)) },
    lacking,
    stop: async () => {
      for (const stop of stops) await stop();
    },
  };
}

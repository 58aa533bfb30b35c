import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { breaks, compareReports, needsVersion } from './contract/compare.ts';
import { extractReports, REPORT, TESTING_REPORT } from './contract/extract.ts';
import { keptFiles } from '../tools/kept-release.ts';
import { CONTRACT_REPORT } from '../tools/release-archive.ts';
import { command } from '../tools/say.ts';

const NEXT_STEP =
  "Corré 'npm run api-report', mirá la diferencia en shared-contracts/api y sumala al commit.";

const BREAKING =
  'Lo que se quitó o cambió puede romper a quien ya lo usa: subí el número mayor de CONTRACT_VERSION ' +
  'y de shared-contracts/package.json, o, si nadie deja de funcionar (un tipo que solo se amplía, ' +
  "un contrato que nadie usa todavía), corré 'npm run api-report -- --compatible'.";

const NEEDS_VERSION =
  'El contrato no es el de la versión publicada y lleva su mismo número: subí el menor de ' +
  'CONTRACT_VERSION y de shared-contracts/package.json (y de quienes lo piden), para que un portal ' +
  'anterior no le dé el suyo a una parte que necesita este.';

function describe(before: string, after: string): string {
  const { added, changed, removed } = compareReports(before, after);
  const line = (title: string, names: readonly string[]) =>
    names.length > 0 ? [`  ${title}: ${names.join(', ')}`] : [];
  return [
    'El contrato (shared-contracts) no es el de su informe.',
    ...line('Nuevo', added),
    ...line('Cambiado', changed),
    ...line('Quitado', removed),
  ].join('\n');
}

const flag = (name: string): boolean => process.argv.includes(`--${name}`);

const read = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

await command(async () => {
  const { contract: after, testing } = await extractReports();
  if (needsVersion(keptFiles()[CONTRACT_REPORT] ?? '', after)) {
    console.error(NEEDS_VERSION);
    return 1;
  }
  const before = read(REPORT);
  // Its users take it with the contract it came with: it may change with any of them.
  const isTestingKnown = read(TESTING_REPORT) === testing;
  if (before === after && isTestingKnown) {
    console.log('El contrato es el de su informe.');
    return 0;
  }
  const broken = before !== undefined && breaks(before, after);
  if (before !== undefined && before !== after) console.log(describe(before, after));
  if (!isTestingKnown) console.log('El juego de pruebas (testing) no es el de su informe.');
  if (broken && !flag('compatible')) {
    console.error(BREAKING);
    return 1;
  }
  if (flag('check')) {
    console.error(NEXT_STEP);
    return 1;
  }
  writeFileSync(REPORT, after);
  writeFileSync(TESTING_REPORT, testing);
  console.log('El informe del contrato quedó al día.');
  return 0;
});

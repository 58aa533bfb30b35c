import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { breaks, compareReports } from './contract/compare.ts';
import { extractReport, REPORT } from './contract/extract.ts';
import { command } from './lib/say.ts';

const NEXT_STEP =
  "Corré 'npm run api-report', mirá la diferencia en shared-contracts/api y sumala al commit.";

const BREAKING =
  'Lo que se quitó o cambió puede romper a quien ya lo usa: subí el número mayor de CONTRACT_VERSION ' +
  'y de shared-contracts/package.json, o, si nadie deja de funcionar (un tipo que solo se amplía, ' +
  "un contrato que nadie usa todavía), corré 'npm run api-report -- --compatible'.";

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

await command(async () => {
  const after = await extractReport();
  const before = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : undefined;
  if (before === after) {
    console.log('El contrato es el de su informe.');
    return 0;
  }
  const broken = before !== undefined && breaks(before, after);
  if (before !== undefined) console.log(describe(before, after));
  if (broken && !flag('compatible')) {
    console.error(BREAKING);
    return 1;
  }
  if (flag('check')) {
    console.error(NEXT_STEP);
    return 1;
  }
  writeFileSync(REPORT, after);
  console.log('El informe del contrato quedó al día.');
  return 0;
});

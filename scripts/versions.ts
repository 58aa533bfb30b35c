import { writeFileSync } from 'node:fs';
import { passedIn, versionTable } from '../e2e/versions/support/table.ts';
import { extractReports } from './contract/extract.ts';
import { versionOf } from './contract/compare.ts';
import { runBrowserTests } from './lib/browser-run.ts';
import { inHouse } from '../tools/house.ts';
import { keptLabel, type KeptLabel } from '../tools/kept-release.ts';
import { command } from '../tools/say.ts';

const FILE = inHouse('docs/versions.md');

const documentOf = (table: string, now: string, kept: KeptLabel): string => `# Versiones mezcladas

Cada parte se publica por separado, así que en una página puede haber partes de dos versiones. Esto es lo que pasa, medido por \`npm run versions\` en Chromium el ${new Date().toISOString().slice(0, 10)}, siempre contra el servidor de hoy, en el que ya hay lo que solo la versión nueva sabe escribir (un evento con ícono e imagen propia, un proveedor sin lugar en el mapa). No se escribe a mano: lo genera la misma corrida de pruebas de \`e2e/versions/\`.

- **N**: lo de hoy, con el contrato ${now}.
- **N−1**: la versión anterior, guardada tal como se construyó: el commit ${kept.commit}, con el contrato ${kept.contract}.

Una parte por vez adelantada a las demás, y una por vez atrasada: así se ven todas las combinaciones de cada tres. La N con todo de hoy es la del resto de las pruebas.

En todas, el registro nombra también las partes que la versión anterior no tenía. **Los planes** son una de ellas: un shell de hoy le da su página, y con el calendario de hoy también su lugar en cada día; uno con el contrato 1.0.0 no da páginas («sin lugar»), y lo demás anda igual.

${table}

Una parte nueva en un portal anterior trae consigo su propio contrato y su propio aspecto, porque los que hay le quedan cortos; lo que en la página tiene que ser uno solo (la selección, los avisos, lo ya consultado) lo encuentra por su nombre. Una parte anterior en un portal nuevo usa los del portal.

Si en el registro se pide más de lo que una parte ofrece (\`"contract": "^${now}"\`), su lugar dice: «El calendario no está disponible por ahora. Ofrece la versión ${kept.contract} del contrato, y este portal necesita ^${now}.»
`;

await command(async () => {
  const now = versionOf((await extractReports()).contract);
  const { code, report } = await runBrowserTests('versions');
  writeFileSync(FILE, documentOf(versionTable(passedIn(report)), now, keptLabel()));
  return code;
});

import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { faultTable, lateIn, measuredIn } from '../e2e/faults/support/table.ts';
import { runBrowserTests } from './lib/browser-run.ts';
import { inHouse } from '../tools/house.ts';
import { command } from '../tools/say.ts';

const FILE = inHouse('docs/faults.md');

const documentOf = (table: string): string => `# Fallas y recuperación

Lo que pasa cuando a una parte le pasa algo, medido por \`npm run faults\` en Chromium sobre lo construido para producción, el ${new Date().toISOString().slice(0, 10)}, en una máquina de ${cpus().length} núcleos. Cada parte sale de su propio origen, que falla y después se arregla; la página no se recarga. No se escribe a mano: lo genera la misma corrida de pruebas de \`e2e/faults/\`.

- **aviso**: desde que el shell está en pantalla (o desde que se abre la parte) hasta que su lugar dice qué falta. Lo prometido: 3 s; si la conexión no contesta, 5 s.
- **vuelve sola**: desde que el origen se arregla hasta que la parte se ve, sin tocar nada. Lo prometido: 10 s.
- **con «Reintentar»**: lo mismo, tocando el botón. Lo prometido: 1 s.

Un error al tocar un botón no saca a la parte de su lugar: se avisa, y «Reintentar» la carga de nuevo.

${table}
`;

await command(async () => {
  const { code, report } = await runBrowserTests('faults');
  const measured = measuredIn(report);
  writeFileSync(FILE, documentOf(faultTable(measured)));
  const late = lateIn(measured);
  for (const { fault, remote, figure, ms } of late) {
    console.error(`Tardó más de lo prometido: ${fault}, ${remote}, ${figure}: ${ms} ms.`);
  }
  return late.length === 0 ? code : 1;
});

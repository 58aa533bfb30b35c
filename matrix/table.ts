import type { Cell } from './cells.ts';
import type { Tried } from './try-cell.ts';

export interface Row {
  readonly cell: Cell;
  /** Why it could not even be built; else what it showed. */
  readonly outcome: Tried | string;
}

/** All that is promised to a portal holds in it. */
export const isGood = ({ outcome }: Row): boolean =>
  typeof outcome === 'object' &&
  outcome.showsMonth &&
  outcome.crosses &&
  outcome.stores === 1 &&
  outcome.said.length === 0;

const yesNo = (is: boolean): string => (is ? 'sí' : '**no**');

const silence = (said: readonly string[]): string =>
  said.length === 0 ? 'sí' : `**${said.length}**`;

const cellsOf = (outcome: Row['outcome']): readonly string[] =>
  typeof outcome === 'string'
    ? ['**no se construye**', '–', '–', '–', '–', '–']
    : [
        yesNo(outcome.showsMonth),
        yesNo(outcome.crosses),
        String(outcome.stores),
        String(outcome.reacts),
        `${outcome.kilobytes} KiB`,
        silence(outcome.said),
      ];

export const rowOf = ({ cell, outcome }: Row): string =>
  `| ${[cell.bundler, cell.react ?? 'ninguno', ...cellsOf(outcome)].join(' | ')} |`;

export const matrixDocument = (
  rows: readonly Row[],
): string => `# Portales ajenos: con qué se construyen

Cada renglón es un portal construido de verdad, con el complemento oficial de Module Federation de su empaquetador, y abierto en Chromium con su CSP. Lo escribe \`npm run matrix\`, que instala aparte esos empaquetadores y esos React; no se escribe a mano. Medido el ${new Date().toISOString().slice(0, 10)}.

- Con React 19, las partes van como \`Component\`, con \`remotes\` y \`shared\` como dice [EMBEDDING.md](../EMBEDDING.md). Con React 18 o ninguno, con \`mount()\`. Sin empaquetador y en Angular, con los elementos; sin empaquetador, su React es un solo archivo de módulos.
- **cruza**: lo que se elige en la campanita se ve en el calendario.
- **React**: cuántos dibujan en la página, el del portal incluido. Un portal en 18.3 tiene a las partes en un ámbito propio (\`shareScope\`), y son dos. Con Vite y un React anterior al de la parte también. Con webpack y Rspack es uno: Module Federation toma el más nuevo a la vista, y el portal queda en él.
- **lo que baja**: los scripts de las dos partes, comprimidos, con \`element.js\` donde se usa, hasta que la página escucha los cambios.
- **consola**: en silencio, o cuántos errores y advertencias.

| empaquetador | React del portal | mes | cruza | selecciones | React | lo que baja | consola en silencio |
| --- | --- | --- | --- | ---: | ---: | ---: | --- |
${rows.map(rowOf).join('\n')}

En Vue, Svelte, React 18 y React 19 con los elementos, como los escribe [EMBEDDING.md](../EMBEDDING.md): \`e2e/embedding/hosts\`, en cada \`npm test\`. El de Angular es también el de la guía, construido con \`ng build\`, su propia herramienta.
`;

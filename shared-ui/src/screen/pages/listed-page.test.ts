import { foundIn, type PageGroup } from './listed-page.ts';

const page = (title: string, about: string, ...keywords: string[]) => ({
  to: `/${title}`,
  title,
  about,
  keywords,
  prepare: () => undefined,
});
const GROUPS: readonly PageGroup[] = [
  {
    id: 'calendar',
    name: 'Calendario',
    pages: [page('Quitar los ejemplos', 'Saca los eventos con que vino.', 'muestra')],
  },
  {
    id: 'installation',
    name: 'Instalación',
    pages: [
      page('Apariencia', 'El tema y los atajos.', 'oscuro'),
      page('Acerca de', 'Las versiones de cada parte.', 'compatibilidad'),
    ],
  },
];

test.each([
  ['', ['Calendario: Quitar los ejemplos', 'Instalación: Apariencia, Acerca de']],
  ['muéstra', ['Calendario: Quitar los ejemplos']],
  ['TEMA', ['Instalación: Apariencia']],
  ['version compatib', ['Instalación: Acerca de']],
  ['zanahoria', []],
])('«%s» is looked for by its words, without accents', (text, expected) => {
  const found = foundIn(GROUPS, text).map(
    ({ name, pages }) => `${name}: ${pages.map(({ title }) => title).join(', ')}`,
  );
  expect(found).toEqual(expected);
});

import { foundIn, pagesCalled, type PageGroup } from './listed-page.ts';

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
      page('Acerca de', 'Las versiones de cada parte.', 'compatibilidad', 'ejemplos'),
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

test.each([
  ['', []],
  ['oscuro', ['Apariencia']],
  // What only a page's own sentence says.
  ['atajos', []],
  // By its title before one by another word.
  ['ejemplos', ['Quitar los ejemplos', 'Acerca de']],
])('«%s» among much else is looked for in titles and other words', (text, expected) => {
  const groups = GROUPS.toReversed();
  expect(pagesCalled(groups, text).map(({ title }) => title)).toEqual(expected);
});

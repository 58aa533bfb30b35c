import type { Locator, Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { markPrinted, test } from '../support/first-start.ts';
import { expect } from '../support/test.ts';

/**
 * How long the first hour takes a person: the keystroke-level model of Card, Moran and Newell, in seconds.
 * What the page itself takes is not in it.
 */
const SECONDS = { keystroke: 0.28, pointing: 1.1, preparation: 1.35 } as const;
const WORDS_A_MINUTE = 200;
/** The promise is ten minutes; the rest is for what no model knows. */
const AT_MOST_MINUTES = 6;

/** Of what is long a person reads the beginning: five rows of a table, ten of a list; no choices of a select. */
const wordsIn = (shown: Locator): Promise<number> =>
  shown.evaluate((element) => {
    const skipped = 'tbody tr:nth-child(n + 6), li:nth-child(n + 11), select, .unseen';
    const long = [...element.querySelectorAll<HTMLElement>(skipped)];
    const before = long.map(({ style }) => style.display);
    for (const { style } of long) style.display = 'none';
    const words = (element as HTMLElement).innerText.match(/\p{L}+|\d+/gu)?.length ?? 0;
    long.forEach(({ style }, index) => (style.display = before[index] ?? ''));
    return words;
  });

/** Does everything by keystrokes and presses, and counts them. */
function personAt(page: Page) {
  const did = { keystrokes: 0, pointings: 0, preparations: 0, words: 0 };
  const point = async (target: Locator) => {
    did.preparations += 1;
    did.pointings += 1;
    await target.click();
  };
  const press = (name: string | RegExp) => point(page.getByRole('button', { name }));
  return {
    press,
    /** Reads all of it. */
    read: async (shown: Locator) => {
      did.words += await wordsIn(shown);
    },
    type: async (label: string, text: string) => {
      const field = page.getByLabel(label, { exact: true });
      await point(field);
      did.keystrokes += text.length;
      await field.pressSequentially(text);
    },
    choose: async (label: string, option: string) => {
      await point(page.getByLabel(label));
      // In the list that opens.
      did.pointings += 1;
      await page.getByLabel(label).selectOption(option);
    },
    /** From the sheet at hand: there to it, all of it, and back. */
    paste: async (label: string, text: string) => {
      did.preparations += 1;
      did.pointings += 1;
      did.keystrokes += 'alt tab ctrl a ctrl c alt tab ctrl v'.split(' ').length;
      await page.getByLabel(label).click();
      await page.getByLabel(label).fill(text);
    },
    pick: async (label: string, name: string, buffer: Buffer) => {
      // The button, and the file in the window that opens.
      did.preparations += 2;
      did.pointings += 2;
      await page
        .getByLabel(label)
        .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    },
    minutes: () => {
      const { keystrokes, pointings, preparations, words } = did;
      const acts =
        keystrokes * SECONDS.keystroke +
        pointings * SECONDS.pointing +
        preparations * SECONDS.preparation;
      return acts / 60 + words / WORDS_A_MINUTE;
    },
  };
}

const HEADINGS = ['Legajo', 'Apellido', 'Nombre', 'Nacimiento', 'Ingreso', 'Oficina', 'Equipo'];
const SURNAMES = ['Acuña', 'Sosa', 'Paz', 'Gil', 'Ferreyra', 'Olivera', 'Luna', 'Mir', 'Rey'];
const NAMES = ['Lucía', 'Bruno', 'Ana', 'Juan', 'Marina', 'Julián', 'Zoe', 'Iván'];

const two = (day: number): string => String(day).padStart(2, '0');

const rosterOf = (people: number): string[][] => [
  HEADINGS,
  ...Array.from({ length: people }, (_, index) => [
    String(1000 + index),
    SURNAMES[index % SURNAMES.length] ?? '',
    NAMES[index % NAMES.length] ?? '',
    `${two(1 + (index % 28))}/${two(1 + (index % 12))}/${1960 + (index % 40)}`,
    `01/${two(1 + (index % 12))}/${2000 + (index % 25)}`,
    index % 2 === 0 ? 'Rosario' : 'Trelew',
    'Operaciones',
  ]),
];

type Person = ReturnType<typeof personAt>;

const pasted = async ({ paste, press }: Person) => {
  await paste(
    'O pegá las filas, con sus títulos',
    rosterOf(30)
      .map((row) => row.join('\t'))
      .join('\n'),
  );
  await press('Leer las filas pegadas');
};

const fromFile = async ({ pick }: Person) => {
  const rows = rosterOf(430);
  const file = await writeXlsx({ sheets: [{ name: 'Nómina', rows }] });
  await pick('Elegir archivo', 'nomina.xlsx', Buffer.from(file));
};

for (const [what, width, people, bring] of [
  ['30 pasted people at a desk', 1440, 30, pasted],
  ['a sheet of 430 on a phone', 390, 430, fromFile],
] as const) {
  test(`a month to print within ten minutes: ${what}`, async ({ page, firstLink, onDate }) => {
    test.slow();
    // Late in a month it is the next one that is hung up.
    await onDate('2026-11-28T09:00-03:00');
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    await markPrinted(page);
    const person = personAt(page);
    const { press, read, type } = person;
    const main = page.getByRole('main');
    const arrive = async (name: RegExp) => {
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
      await read(main);
    };

    await page.goto(firstLink);
    await expect(page.getByLabel('Nombre y apellido')).toBeVisible();
    await read(page.getByRole('dialog'));
    await type('Nombre y apellido', 'Ana Paz');
    await type('Correo', 'ana@ceibo.com.ar');
    await type('Contraseña', 'tres gatos azules');
    await type('Repetí la contraseña', 'tres gatos azules');
    await press('Crear cuenta');

    await arrive(/^Paso 1 de 4/);
    await type('Nombre de la empresa', 'Textil Ceibo');
    await person.choose('Provincia', 'Chubut');
    await press('Guardar y seguir');

    await arrive(/^Paso 2 de 4/);
    await bring(person);
    await expect(page.getByRole('button', { name: 'Ver cómo queda' })).toBeVisible();
    await read(main);
    await press('Ver cómo queda');
    await expect(page.getByRole('button', { name: /^Aplicar / })).toBeVisible();
    await read(main);
    await press(`Aplicar ${people} altas`);
    await expect(page.getByRole('button', { name: 'Seguir con las fechas propias' })).toBeVisible();
    await read(main);
    await press('Seguir con las fechas propias');

    await arrive(/^Paso 3 de 4/);
    await type('Qué se festeja', 'Brindis de la empresa');
    await type('Cuándo', '18/12/2026');
    await press('Agregar');
    await expect(page.getByText(/^Brindis de la empresa, viernes 18/)).toBeVisible();
    await press('Seguir');

    await arrive(/^Paso 4 de 4/);
    await press('Imprimir diciembre');
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
    await expect(page.locator('.month-sheet')).toContainText('Diciembre 2026');
    expect(person.minutes()).toBeLessThan(AT_MOST_MINUTES);
    // Before its server ends.
    await page.close();
  });
}

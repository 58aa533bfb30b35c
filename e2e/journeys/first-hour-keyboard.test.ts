import { byKeyboard } from '../support/by-keyboard.ts';
import { markPrinted, ROSTER, test } from '../support/first-start.ts';
import { homeOf } from '../support/home.ts';
import { expect } from '../support/test.ts';

test('by keyboard alone: the four first steps, and then an event, a person, a holiday and a provider', async ({
  page,
  firstLink,
  onDate,
}) => {
  test.slow();
  await onDate('2026-11-24T09:00-03:00');
  await markPrinted(page);
  const { keyboard } = page;
  const { reach, press, write, goesOn } = byKeyboard(page);
  const main = page.getByRole('main');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const entry = (name: string) => page.getByRole('textbox', { name, exact: true });
  const heading = (level: number, name: RegExp) => page.getByRole('heading', { level, name });

  await page.goto(firstLink);
  await expect(entry('Nombre y apellido')).toBeFocused();
  await keyboard.insertText('Ana Paz');
  await write(entry('Correo'), 'ana@ceibo.com.ar');
  await write(page.getByLabel('Contraseña', { exact: true }), 'tres gatos azules');
  await write(page.getByLabel('Repetí la contraseña'), 'tres gatos azules');
  await keyboard.press('Enter');

  await expect(heading(1, /^Paso 1 de 4/)).toBeFocused();
  await write(entry('Nombre de la empresa'), 'Textil Ceibo');
  await reach(page.getByLabel('Provincia'));
  await keyboard.type('Chub');
  await reach(page.getByLabel(/^Gesta Galesa/));
  await keyboard.press('Space');
  await press(button('Guardar y seguir'));

  await expect(heading(1, /^Paso 2 de 4/)).toBeFocused();
  await write(page.getByLabel('O pegá las filas, con sus títulos'), ROSTER);
  await press(button('Leer las filas pegadas'));
  await expect(heading(2, /^¿Qué trae cada columna\?/)).toBeFocused();
  await press(button('Ver cómo queda'));
  await expect(heading(2, /^Así quedaría/)).toBeFocused();
  await press(button('Aplicar 1 alta'));
  await expect(heading(2, /^Se importó, salvo lo que tiene error/)).toBeFocused();
  await press(button('Seguir con las fechas propias'));

  await expect(heading(1, /^Paso 3 de 4/)).toBeFocused();
  await write(entry('Qué se festeja'), 'Brindis de la empresa');
  await write(entry('Cuándo'), '18/12/2026');
  await keyboard.press('Enter');
  await expect(page.getByText(/^Brindis de la empresa, viernes 18/)).toBeVisible();
  await expect(entry('Qué se festeja')).toBeFocused();
  await press(button('Seguir'));

  await expect(heading(1, /^Paso 4 de 4/)).toBeFocused();
  await press(button('Imprimir diciembre'));
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await goesOn();
  await page.goBack();
  await expect(heading(1, /^Paso 4 de 4/)).toBeVisible();
  await press(button('Terminar y ver el mes'));

  const { day, dayCard } = homeOf(page);
  await expect(day('2026-12-18')).toBeVisible();
  await reach(page.getByRole('gridcell'));
  await keyboard.press('Enter');
  await expect(dayCard).toBeVisible();
  await press(button('Agregar Evento Personalizado'));
  const editor = page.getByRole('dialog', { name: 'Evento nuevo' });
  await expect(editor.getByLabel('Título')).toBeFocused();
  await keyboard.insertText('Asado de fin de mes');
  await keyboard.press('Enter');
  await expect(editor).toBeHidden();
  await expect(dayCard).toContainText('Asado de fin de mes');
  await goesOn();

  await press(button('Configuración'), 'Shift+Tab');
  await press(page.getByRole('menuitem', { name: 'Configuración' }), 'ArrowDown');
  const screen = async (name: string) => {
    const list = page.getByRole('navigation', { name: 'Configuración' });
    await press(list.getByRole('link', { name: new RegExp(`^${name}`) }), 'Shift+Tab');
    await expect(heading(1, new RegExp(`^${name}$`))).toBeFocused();
  };
  await expect(heading(1, /^Configuración$/)).toBeFocused();

  await screen('Personas');
  await press(button('Agregar persona'));
  await write(entry('Nombre'), 'Zulma');
  await write(main.getByLabel('Apellido'), 'Ñandú');
  await keyboard.press('Enter');
  await expect(main.getByRole('button', { name: /Zulma/ })).toBeVisible();
  await goesOn();

  await screen('Feriados y efemérides');
  await press(button('Agregar fecha'));
  await expect(entry('Nombre')).toBeFocused();
  await keyboard.insertText('Día de la fábrica');
  await write(entry('Fecha'), '21/12/2026');
  await keyboard.press('Enter');
  await expect(main.getByText('agregado por la empresa').last()).toBeVisible();
  await goesOn();

  await screen('Proveedores');
  await press(button('Agregar proveedor'));
  await write(entry('Nombre'), 'Panadería Ñandú');
  await write(main.getByLabel('Rubro'), 'Panadería');
  await write(main.getByLabel('Dirección'), 'Mitre 100');
  await write(main.getByLabel('Barrio o ciudad'), 'Rosario');
  await keyboard.press('Enter');
  await expect(page.getByText(/Panadería Ñandú/).first()).toBeVisible();
  await expect(entry('Dirección')).toBeHidden();
  await goesOn();
  // Before its server ends.
  await page.close();
});

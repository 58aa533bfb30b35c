import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Choice } from './field.tsx';
import { Form } from './form.tsx';

const CITIES = ['', 'Salta', 'Rosario'];

function City() {
  const [city, setCity] = useState('');
  return (
    <Choice
      name="city"
      label="Ciudad"
      required
      value={city}
      onChange={({ target }) => setCity(target.value)}
    >
      {CITIES.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </Choice>
  );
}

test('what is chosen stands, also where something was wrong with it before', async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  render(
    <Form
      submit="Guardar"
      busy="Guardando…"
      send={(entries) => Promise.resolve(void sent.push(entries))}
      onCancel={() => undefined}
    >
      <City />
    </Form>,
  );
  const choice = screen.getByRole('combobox', { name: 'Ciudad' });
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(choice).toHaveAccessibleDescription('Completá este campo.');
  await user.selectOptions(choice, 'Salta');
  expect(choice).toHaveValue('Salta');
  expect(choice).not.toHaveAccessibleDescription();
  await user.selectOptions(choice, 'Rosario');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(sent).toEqual([{ city: 'Rosario' }]);
});

import { render, screen } from '@testing-library/react';
import { draftForm } from './draft-form.tsx';
import { Field } from './field.tsx';

interface Room {
  readonly name: string;
  readonly width: number;
  readonly depth: number;
  readonly seenOn: string | undefined;
}

/** Refuses the fields that are named, as a schema of zod says it. */
const refusing = (...fields: (keyof Room)[]) => ({
  parse: (candidate: unknown) => candidate as Room,
  safeParse: () => ({
    error: fields.length > 0 ? { issues: fields.map((field) => ({ path: [field] })) } : undefined,
  }),
});

const SIZE = {
  entries: [
    { name: 'size', label: 'Medidas', of: ({ width, depth }: Room) => `${width} x ${depth}` },
    { name: 'unit', label: 'Unidad', of: () => 'm' },
  ],
  problem: 'Son dos números.',
};
const sideOf = (size: string | undefined, at: number) => Number(size?.split('x').at(at));

const formOf = (schema = refusing()) =>
  draftForm<Room, { readonly hint: string }>(schema, {
    name: {
      entries: [
        { name: 'name', label: 'Nombre', of: ({ name }) => name, told: (one) => `«${one}»` },
      ],
      read: ({ name = '' }) => name,
      unreadable: ({ name }) => (name === '?' ? 'No es un nombre.' : null),
      draw: (entry, { hint }) => <Field {...entry} hint={hint} />,
    },
    width: {
      ...SIZE,
      read: ({ size }) => sideOf(size, 0),
      draw: (entry, _given, begun) => <Field {...entry} hint={`en ${begun['unit']}`} />,
    },
    depth: { ...SIZE, read: ({ size }) => sideOf(size, 1), draw: () => null },
    seenOn: { entries: [], read: () => undefined, draw: () => 'not drawn' },
  });

const ROOM: Room = { name: 'Sala', width: 3, depth: 4, seenOn: '2026-11-10' };

test('begins with what is kept, and reads it back', () => {
  const { entriesOf, read, labels } = formOf();
  expect(entriesOf(ROOM)).toEqual({ name: 'Sala', size: '3 x 4', unit: 'm' });
  expect(read(entriesOf(ROOM))).toEqual({ ...ROOM, seenOn: undefined });
  expect(labels).toEqual({ name: 'Nombre', size: 'Medidas', unit: 'Unidad' });
});

test('reads an entry as a person does, where that is not as it is', () => {
  const { say } = formOf();
  expect(say('name', 'Sala')).toBe('«Sala»');
  expect(say('size', '3 x 4')).toBe('3 x 4');
});

test.each([
  ['nothing', refusing(), 'Sala', {}],
  [
    'one without words of its own',
    refusing('name'),
    'Sala',
    { name: 'Es demasiado largo: acortalo.' },
  ],
  ['one of two fields of an entry', refusing('depth'), 'Sala', { size: 'Son dos números.' }],
  ['one that has no entry', refusing('seenOn'), 'Sala', {}],
  ['one that cannot be read at all', refusing('name'), '?', { name: 'No es un nombre.' }],
])('where the schema refuses %s, tells it beside the entry', (_what, schema, name, told) => {
  expect(formOf(schema).check({ name, size: '3 x 4' })).toEqual(told);
});

test('draws the fields that are meant, in order, with what is kept', () => {
  const { draw, entriesOf } = formOf();
  const { rerender } = render(draw(entriesOf(ROOM), { hint: 'Como en la puerta' }));
  expect(screen.getAllByRole('textbox').map((entry) => entry.getAttribute('name'))).toEqual([
    'name',
    'size',
  ]);
  expect(screen.getByLabelText('Nombre')).toHaveValue('Sala');
  expect(screen.getByLabelText('Nombre')).toHaveAccessibleDescription('Como en la puerta');
  expect(screen.getByLabelText('Medidas')).toHaveAccessibleDescription('en m');
  expect(document.body).not.toHaveTextContent('not drawn');
  rerender(draw(entriesOf(ROOM), { hint: '' }, (key) => key === 'width'));
  expect(screen.queryByLabelText('Nombre')).not.toBeInTheDocument();
});

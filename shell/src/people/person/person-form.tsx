import { type PersonInput, FEB29_WORDS, PERSON_WORDS } from '@almanaque/api';
import { capitalize, MONTHS } from '@almanaque/shared-contracts';
import { PHONE, styled, token } from '@almanaque/ui';
import { Box, Choice, DateField, Field, Form } from '@almanaque/ui/form';
import { useId, useState } from 'react';
import { useFacets } from '../list/use-people.ts';
import { shortDate } from '../list/person-words.ts';
import { checkPerson, personOf } from './person-input.ts';
import { PROVINCES } from './provinces.ts';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px 24px',
  '& fieldset': { gridColumn: '1 / -1', margin: 0, padding: 0, border: 0, minWidth: 0 },
  '& legend': { padding: 0, marginBottom: 8, font: `600 1.125rem/1.4 ${token.serif}` },
  '& .birth': { display: 'grid', gridTemplateColumns: '1fr 2fr 1.4fr', gap: 12 },
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Suggestions = ({ id, of }: { id: string; of: readonly string[] }) => (
  <datalist id={id}>
    {of.map((one) => (
      <option key={one} value={one} />
    ))}
  </datalist>
);

interface PersonFormProps {
  readonly person: PersonInput;
  readonly submit: string;
  readonly send: (person: PersonInput) => Promise<void>;
  readonly onCancel: () => void;
}

export function PersonForm({ person, submit, send, onCancel }: PersonFormProps) {
  const id = useId();
  const { data: facets } = useFacets();
  const [birth, setBirth] = useState({
    day: String(person.birth?.day ?? ''),
    month: String(person.birth?.month ?? ''),
  });
  const isLeapDay = birth.day === '29' && birth.month === '2';
  return (
    <Form
      submit={submit}
      busy="Guardando…"
      check={checkPerson}
      send={(entries) => send(personOf(entries))}
      onCancel={onCancel}
    >
      <Columns>
        <Field
          name="firstName"
          label={PERSON_WORDS.firstName}
          required
          defaultValue={person.firstName}
        />
        <Field
          name="lastName"
          label={PERSON_WORDS.lastName}
          optional
          defaultValue={person.lastName}
        />
        <Field
          name="preferredName"
          label={PERSON_WORDS.preferredName}
          optional
          defaultValue={person.preferredName ?? ''}
        />
        <Field
          name="legajo"
          label={PERSON_WORDS.legajo}
          optional
          defaultValue={person.legajo ?? ''}
        />
        <Field
          name="email"
          label={PERSON_WORDS.email}
          optional
          type="email"
          defaultValue={person.email ?? ''}
        />
        <fieldset>
          <legend className="optional">{PERSON_WORDS.birth}</legend>
          <div className="birth">
            <Field
              name="birth"
              label="Día"
              inputMode="numeric"
              maxLength={2}
              value={birth.day}
              onChange={({ target }) => setBirth({ ...birth, day: target.value })}
            />
            <Choice
              name="birthMonth"
              label="Mes"
              value={birth.month}
              onChange={({ target }) => setBirth({ ...birth, month: target.value })}
            >
              <option value="">Sin mes</option>
              {MONTHS.map((month, index) => (
                <option key={month} value={index + 1}>
                  {capitalize(month)}
                </option>
              ))}
            </Choice>
            <Field
              name="birthYear"
              label="Año"
              inputMode="numeric"
              maxLength={4}
              defaultValue={person.birth?.year ?? ''}
            />
          </div>
          {isLeapDay && (
            <Choice
              name="feb29"
              label="En los años sin 29 de febrero se celebra"
              required
              defaultValue={person.feb29}
            >
              <option value="02-28">El {FEB29_WORDS['02-28']}</option>
              <option value="03-01">El {FEB29_WORDS['03-01']}</option>
            </Choice>
          )}
        </fieldset>
        <DateField
          name="hireDate"
          label={PERSON_WORDS.hireDate}
          optional
          defaultValue={shortDate(person.hireDate)}
        />
        <DateField
          name="leavingDate"
          label={PERSON_WORDS.leavingDate}
          optional
          defaultValue={shortDate(person.leavingDate)}
        />
        <Field
          name="office"
          label={PERSON_WORDS.office}
          optional
          list={`${id}-offices`}
          defaultValue={person.office ?? ''}
        />
        <Field
          name="team"
          label={PERSON_WORDS.team}
          optional
          list={`${id}-teams`}
          defaultValue={person.team ?? ''}
        />
        <Field
          name="province"
          label={PERSON_WORDS.province}
          optional
          list={`${id}-provinces`}
          defaultValue={person.province ?? ''}
        />
        <fieldset>
          <legend>En el calendario</legend>
          <Box
            name="birthdayShown"
            label="Mostrar su cumpleaños (nunca la edad)"
            defaultChecked={person.birthdayShown}
          />
          <Box
            name="anniversaryShown"
            label="Mostrar sus aniversarios de trabajo"
            defaultChecked={person.anniversaryShown}
          />
        </fieldset>
      </Columns>
      <Suggestions id={`${id}-offices`} of={facets?.offices ?? []} />
      <Suggestions id={`${id}-teams`} of={facets?.teams ?? []} />
      <Suggestions id={`${id}-provinces`} of={PROVINCES} />
    </Form>
  );
}

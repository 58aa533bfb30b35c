import { FEB29_WORDS, PERSON_WORDS } from '@almanaque/api';
import { capitalize, MONTHS } from '@almanaque/shared-contracts';
import { Choice, type Entries, Field } from '@almanaque/ui/form';
import { useState } from 'react';

/** A birthday, with or without its year; of a 29 February, when it is celebrated in other years. */
export function BirthEntries({ begun }: { readonly begun: Entries }) {
  const [birth, setBirth] = useState({
    day: begun['birth'] ?? '',
    month: begun['birthMonth'] ?? '',
  });
  const isLeapDay = birth.day === '29' && birth.month === '2';
  return (
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
          defaultValue={begun['birthYear']}
        />
      </div>
      {isLeapDay && (
        <Choice
          name="feb29"
          label="En los años sin 29 de febrero se celebra"
          required
          defaultValue={begun['feb29']}
        >
          <option value="02-28">El {FEB29_WORDS['02-28']}</option>
          <option value="03-01">El {FEB29_WORDS['03-01']}</option>
        </Choice>
      )}
    </fieldset>
  );
}

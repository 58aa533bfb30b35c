import { type Company, type CompanyField, type Province, PROVINCES } from '@almanaque/api';
import { useHost, useToday, type CalendarEvent, type IsoDate } from '@almanaque/shared-contracts';
import { Choice, type Entries, Field, Form, ReadFailure, useWhileThere } from '@almanaque/ui/form';
import { useMemo, useState } from 'react';
import { addedEvent } from '../dates-admin/as-entered.ts';
import { useDateWrites } from '../dates-admin/dates-data.ts';
import { WhatChanges } from '../dates-admin/what-changes.tsx';
import { useCompany, useSaveCompany } from './first-hour-data.ts';
import { HolidaysThere, useHolidaysAhead } from './holidays-there.tsx';
import { Loading } from './loading.tsx';
import { LOCAL_DAYS, nextOf, type LocalDay } from './local-days.ts';

interface CompanyStepProps {
  readonly onNext: () => void;
}

const provinceOf = (text: string | undefined): Province | null =>
  PROVINCES.find((one) => one === text) ?? null;

const FIXED = 'Lo dice quien instaló Almanaque, en la configuración del servidor.';

/** What stands in an entry that only the server's environment changes. */
const fixedProps = ({ fixed }: Company, field: CompanyField) =>
  fixed.includes(field) ? { readOnly: true, hint: FIXED } : {};

const WITH_THE_FIRST: CalendarEvent[] = [];

interface DaysAheadProps {
  readonly days: readonly LocalDay[];
  readonly today: IsoDate;
}

/** What the days of the province would change, all together, before they are added. */
function DaysAhead({ days, today }: DaysAheadProps) {
  const added = useMemo(
    () =>
      days.map((day) =>
        addedEvent({ title: day.title, date: nextOf(day, today), kind: 'feriado' }),
      ),
    [days, today],
  );
  return added.map((after, index) => (
    <WhatChanges
      key={after.title}
      before={null}
      after={after}
      added={index === 0 ? added : WITH_THE_FIRST}
    />
  ));
}

function CompanyForm({ company, onNext }: CompanyStepProps & { readonly company: Company }) {
  const today = useToday(useHost().timeZone);
  const save = useSaveCompany();
  const { add } = useDateWrites();
  const [province, setProvince] = useState(company.province);
  const [ticked, setTicked] = useState<readonly LocalDay[]>([]);
  const next = useWhileThere(onNext);
  const send = async (entries: Entries) => {
    const { name = '', city = '' } = entries;
    const chosen = provinceOf(entries['province']);
    await save({
      version: company.version,
      ...(!company.fixed.includes('name') && { name }),
      ...(!company.fixed.includes('city') && { city: city.trim() === '' ? null : city }),
      province: chosen,
    });
    const local = chosen === null ? [] : LOCAL_DAYS[chosen];
    for (const [index, day] of local.entries()) {
      if (entries[`day-${index}`] !== 'true') continue;
      const norm = `Feriado local de ${day.city ?? chosen ?? ''}`;
      await add({ date: nextOf(day, today), kind: 'feriado', title: day.title, norm });
    }
    next();
  };
  const form = (
    <Form submit="Guardar y seguir" busy="Guardando…" send={send} guarded waits>
      <p className="hint">Es lo que se ve arriba del calendario y en lo que se imprime.</p>
      <Field
        name="name"
        label="Nombre de la empresa"
        autoComplete="organization"
        defaultValue={company.named ? company.name : ''}
        required
        {...fixedProps(company, 'name')}
      />
      <Choice
        name="province"
        label="Provincia"
        defaultValue={company.province ?? ''}
        onChange={({ target }) => {
          setProvince(provinceOf(target.value));
          setTicked([]);
        }}
      >
        <option value="">Sin elegir</option>
        {PROVINCES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Choice>
      <Field
        name="city"
        label="Ciudad"
        autoComplete="address-level2"
        defaultValue={company.city ?? ''}
        optional
        {...fixedProps(company, 'city')}
      />
      <HolidaysThere
        province={province}
        onTick={(day, isTicked) =>
          setTicked((others) => (isTicked ? [...others, day] : others.filter((one) => one !== day)))
        }
      />
    </Form>
  );
  return (
    <>
      {form}
      <DaysAhead days={ticked} today={today} />
    </>
  );
}

/** Of whom the calendar is, and which holidays hold there. */
export function CompanyStep({ onNext }: CompanyStepProps) {
  const { data, error, refetch } = useCompany();
  // The form shows them too: both are on their way at once, and not one after the other.
  useHolidaysAhead();
  if (data) return <CompanyForm company={data} onNext={onNext} />;
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  return <Loading height={420} />;
}

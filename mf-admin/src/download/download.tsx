import { exportFormatSchema, type ExportFormat } from '@almanaque/api';
import {
  capitalize,
  fetchFile,
  filterParams,
  MONTHS,
  monthOf,
  selectedDate,
  useFilter,
  useHost,
  useSelection,
  useToday,
  yearOf,
} from '@almanaque/shared-contracts';
import { styled, token } from '@almanaque/ui';
import { Choice, Field, Form } from '@almanaque/ui/form';
import { saveFile } from '@almanaque/ui/screen';
import { useState } from 'react';
import { FilterFields, filterProblem } from '../filter/filter-fields.tsx';
import { fileNameOf, rangeOf, readPeriod, YEAR_PROBLEM } from './period.ts';

const Area = styled('div')({
  display: 'grid',
  gap: 12,
  '& p': { margin: 0 },
  '& .soft': { color: token.inkSoft },
  '& .pair': { display: 'grid', gridTemplateColumns: '3fr 2fr', gap: 16 },
});

const FORMATS: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'Excel (.xlsx)',
  csv: 'Texto separado (.csv)',
  ics: 'Calendario (.ics)',
};

/** A month or a year as a file, first of what the page shows now. */
export function Download() {
  const { apiBase, timeZone } = useHost();
  const today = useToday(timeZone);
  const shown = selectedDate(useSelection()) ?? today;
  const [filter, setFilter] = useState(useFilter());
  const [saved, setSaved] = useState('');

  return (
    <Area>
      <Form
        submit="Descargar"
        busy="Preparando…"
        waits
        check={({ month = '', year = '' }) => {
          setSaved('');
          const problem = filterProblem(filter);
          return {
            ...(readPeriod(month, year) === null && { year: YEAR_PROBLEM }),
            ...(problem !== null && { '': problem }),
          };
        }}
        send={async ({ month = '', year = '', format: chosen }) => {
          const period = readPeriod(month, year);
          if (period === null) return;
          const format = exportFormatSchema.parse(chosen);
          const params = new URLSearchParams({ ...rangeOf(period), format });
          for (const [name, value] of filterParams(filter)) params.append(name, value);
          const file = await fetchFile(`${apiBase}/api/v1/calendar/export?${params.toString()}`);
          const name = `${fileNameOf(period)}.${format}`;
          saveFile(file, name);
          setSaved(`Se descargó ${name}.`);
        }}
      >
        <div className="pair">
          <Choice name="month" label="Mes" defaultValue={monthOf(shown)}>
            <option value={0}>Todo el año</option>
            {MONTHS.map((name, index) => (
              <option key={name} value={index + 1}>
                {capitalize(name)}
              </option>
            ))}
          </Choice>
          <Field
            name="year"
            label="Año"
            required
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            defaultValue={yearOf(shown)}
          />
        </div>
        <Choice name="format" label="Formato" defaultValue="xlsx">
          {Object.entries(FORMATS).map(([format, label]) => (
            <option key={format} value={format}>
              {label}
            </option>
          ))}
        </Choice>
        <FilterFields filter={filter} onChange={setFilter} />
      </Form>
      <p className="soft" role="status">
        {saved}
      </p>
    </Area>
  );
}

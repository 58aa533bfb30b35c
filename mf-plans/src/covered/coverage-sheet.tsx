import { NOWHERE, type Coverage } from '@almanaque/api';
import { EVENT_TYPE_LABELS, monthAndYear, MONTHS } from '@almanaque/shared-contracts';
import { BarsLegend, type BarRow } from './bars.tsx';
import { differencesOf } from './differences.ts';
import { Division } from './division.tsx';
import { PeopleList } from './people-list.tsx';
import { Summary } from './summary.tsx';

const places = (groups: Coverage['offices']): BarRow[] =>
  groups.map(({ name, ...counts }) => ({ name: name ?? NOWHERE, counts }));

/** 'nov 2026' */
const monthText = (month: string): string =>
  `${MONTHS[Number(month.slice(5)) - 1]?.slice(0, 3) ?? ''} ${month.slice(0, 4)}`;

interface CoverageSheetProps {
  readonly coverage: Coverage;
}

/** Twelve months of dates, and what became of them. */
export function CoverageSheet({ coverage }: CoverageSheetProps) {
  const { from, to, all, offices, teams, types, months, missed, repeated } = coverage;
  const differences = differencesOf(offices);
  return (
    <>
      <Summary all={all} period={`De ${monthAndYear(from)} a ${monthAndYear(to)}`} />
      <BarsLegend />
      <div className="divisions">
        <Division title="Por oficina" of="Oficina" rows={places(offices)}>
          {differences.length > 0 && (
            <div className="differences">
              {differences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          )}
        </Division>
        <Division title="Por equipo" of="Equipo" rows={places(teams)} />
        <Division
          title="Por tipo"
          of="Tipo"
          rows={types.map(({ type, ...counts }) => ({ name: EVENT_TYPE_LABELS[type], counts }))}
        />
        <Division
          title="Mes a mes"
          of="Mes"
          rows={months.map(({ month, ...counts }) => ({ name: monthText(month), counts }))}
        />
        <PeopleList
          title="A quiénes no se celebró"
          list={missed}
          nobody="A nadie le pasó su fecha sin que se hiciera algo."
        />
        <PeopleList
          title="A quiénes más de una vez"
          list={repeated}
          nobody="A nadie se lo celebró dos veces."
          counted
        />
      </div>
      <p className="quiet">
        Quien prefiere en privado, o que no, cuenta como respetado y no como olvidado. No figura la
        edad de nadie, ni tus propias fechas: si hay una sorpresa, sigue siéndolo.
      </p>
    </>
  );
}

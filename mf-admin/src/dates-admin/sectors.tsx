import { type Sector } from '@almanaque/api';
import { capitalize } from '@almanaque/shared-contracts';
import { Skeleton } from '@almanaque/ui';
import { ReadFailure } from '@almanaque/ui/form';
import { useId } from 'react';
import { useDateWrites, useSectors } from './dates-data.ts';
import { useNoticedWrite } from '../notice/notice.tsx';

/** '31 fechas: Día de los Enamorados, Carnaval…' */
function examplesOf({ count, examples }: Sector): string {
  const dates = count === 1 ? '1 fecha' : `${count} fechas`;
  return `${dates}: ${examples.join(', ')}${count > examples.length ? '…' : ''}`;
}

function SectorSwitch({ sector }: { sector: Sector }) {
  const { switchSector } = useDateWrites();
  const id = useId();
  const { write, busy } = useNoticedWrite();
  const { name, on } = sector;
  return (
    <li className="sector">
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        aria-busy={busy}
        aria-describedby={`${id}-examples`}
        onChange={() => void write(() => switchSector({ sector: name, on: !on }))}
      />
      <label htmlFor={id}>{capitalize(name)}</label>
      <p id={`${id}-examples`}>{examplesOf(sector)}</p>
    </li>
  );
}

/** Which observances everybody sees, by trade. */
export function Sectors() {
  const { data: sectors, error, refetch } = useSectors();
  if (error && !sectors) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!sectors) {
    return (
      <div role="status" aria-busy="true" aria-label="Cargando los sectores">
        <Skeleton height={400} />
      </div>
    );
  }
  return (
    <>
      <p className="note">Lo que enciendas lo ve toda la empresa en el calendario.</p>
      <ul className="sectors" aria-label="Sectores">
        {sectors.map((sector) => (
          <SectorSwitch key={sector.name} sector={sector} />
        ))}
      </ul>
    </>
  );
}

import { readOffer, SHELL_POINTS } from '@almanaque/shared-contracts/contributions';
import { useState } from 'react';
import { CopyDeclaration } from './copy-declaration.tsx';
import type { FoundPart, LedgerRow } from './ledger.ts';
import { boxOfPoint, bringToSight, rootsAt } from './place-on-page.ts';
import { nameOf, RowLine, Rows } from './row-line.tsx';

/** Where something may be brought, whether anything is or not. */
const pointsOf = (parts: readonly FoundPart[]): string[] => [
  ...SHELL_POINTS,
  ...parts.flatMap(({ entry, offers = [] }) =>
    offers.flatMap((raw) => {
      const offer = readOffer(entry.name, raw);
      return 'code' in offer ? [] : [offer.point];
    }),
  ),
];

function standText(point: string): string {
  const { length } = rootsAt(point);
  if (length > 0) return length === 1 ? 'algo en la página' : `${length} cosas en la página`;
  return boxOfPoint(point) ? 'vacío en la página' : 'no está a la vista';
}

interface PointsListProps {
  readonly parts: readonly FoundPart[];
  /** Of all that parts bring to the point. */
  readonly rowsAt: (point: string) => readonly LedgerRow[];
  /** Told which one is looked at; null: none any more. */
  readonly onLook: (point: string | null) => void;
}

interface PointProps extends Omit<PointsListProps, 'parts'> {
  readonly point: string;
}

function Point({ point, rowsAt, onLook }: PointProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open);
        if (open) bringToSight(point);
      }}
    >
      <summary
        onPointerEnter={() => onLook(point)}
        onPointerLeave={() => onLook(null)}
        onFocus={() => onLook(point)}
        onBlur={() => onLook(null)}
      >
        <code>{point}</code> <small>{standText(point)}</small>
      </summary>
      {isOpen && (
        <>
          <Rows aria-label={`Lo que es para ${point}`}>
            {rowsAt(point).map((row) => (
              <RowLine key={`${nameOf(row)} ${row.code ?? ''}`} row={row} />
            ))}
          </Rows>
          <CopyDeclaration point={point} />
        </>
      )}
    </details>
  );
}

/** Every point, also one with nothing in it: what is for it, and why it is not there. */
export const PointsList = ({ parts, ...told }: PointsListProps) =>
  pointsOf(parts).map((point) => <Point key={point} point={point} {...told} />);

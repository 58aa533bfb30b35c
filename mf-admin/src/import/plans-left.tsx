import { PageLink, styled, token } from '@almanaque/ui';
import { counted } from '@almanaque/ui/screen';
import { Fragment } from 'react';

/** A plan whose date goes with what the file takes away. */
export interface PlanLeft {
  readonly id: string;
  readonly title: string;
  /** Its address within the installation. */
  readonly to: string;
}

/** More of one row than these are counted. */
const NAMED = 3;

const Line = styled('p')({
  '& a': { color: token.ink, textUnderlineOffset: '0.2em' },
  '& a:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: 2 },
});

/** Which plans lose their date with a row of the file, each by a link. */
export const PlansOfRow = ({ plans }: { readonly plans: readonly PlanLeft[] }) => (
  <Line>
    {plans.length === 1 ? 'Tiene un plan, ' : `Tiene ${plans.length} planes, `}
    {plans.slice(0, NAMED).map(({ id, title, to }, index) => (
      <Fragment key={id}>
        {index > 0 && ', '}
        <PageLink to={to}>{title}</PageLink>
      </Fragment>
    ))}
    {plans.length > NAMED && ` y ${plans.length - NAMED} más`}
    {plans.length === 1 ? ': queda' : ': quedan'} en Planes, sin fechas para sus tareas.
  </Line>
);

interface PlansLeftProps {
  readonly rows: readonly { readonly plans?: readonly PlanLeft[] | undefined }[];
}

/** How many plans lose their date by the whole import; nothing where none does. */
export function PlansLeft({ rows }: PlansLeftProps) {
  const count = new Set(rows.flatMap(({ plans = [] }) => plans.map(({ id }) => id))).size;
  if (count === 0) return null;
  return (
    <p>
      <b>Al importar, {counted(count, 'plan queda', 'planes quedan')} sin fecha.</b> Lo dice cada
      evento que se borra o cambia.
    </p>
  );
}

import { useHost } from '@almanaque/shared-contracts';
import { Button, FailureNotice, Icon, Skeleton, type Code } from '@almanaque/ui';
import { useId, type ReactNode } from 'react';
import { costLine } from '../panel/cost.ts';
import { ideaOf } from '@almanaque/shared-contracts/ideas';
import { GoneNotice } from '../panel/gone-notice.tsx';
import { CATEGORY_LABELS } from '../panel/labels.ts';
import type { Suggestion } from '../predefined/suggestion.ts';
import { PAPER_SIZE } from './sheet-print.ts';
import { SheetFrame } from './sheet-style.ts';

interface SheetDialogProps {
  readonly open: boolean;
  readonly suggestion: Suggestion;
  /** What the sheet is for: the event's title and date, for whoever holds the printed page. */
  readonly occasion: string;
  /** The event is on that date no more. */
  readonly isGone: boolean;
  readonly sections: Code<ReactNode>;
  /** What else can be done with it; it comes with the sections. */
  readonly actions: ReactNode;
  /** Escape and a click outside; the button 'Cerrar' calls `onClose`. */
  readonly onDismiss: () => void;
  readonly onClose: () => void;
}

function Body({ sections }: Pick<SheetDialogProps, 'sections'>) {
  switch (sections.status) {
    case 'loading':
      return <Skeleton height={480} aria-label="Cargando la ficha" />;
    case 'failed':
      return <FailureNotice message="La ficha no se pudo cargar." onRetry={sections.retry} />;
    case 'ready':
      return sections.part;
  }
}

/** The frame of the sheet: there at once, while its sections may still be on their way. */
export function SheetDialog(props: SheetDialogProps) {
  const { open, suggestion, occasion, isGone, sections, actions, onDismiss, onClose } = props;
  const titleId = useId();
  const { eyebrow, headline, body } = ideaOf(suggestion);
  const { headCount = null } = useHost();
  const cost = costLine(suggestion, headCount);
  return (
    <SheetFrame
      open={open}
      onClose={onDismiss}
      aria-labelledby={titleId}
      scroll="body"
      data-paper={PAPER_SIZE}
    >
      <div className="sheet">
        <ul className="badges">
          <li>{CATEGORY_LABELS[suggestion.category]}</li>
          <li>{suggestion.difficulty}</li>
        </ul>
        <h2 id={titleId}>
          <span className="eyebrow">{eyebrow}</span> {headline}
        </h2>
        <p className="lead">{body}</p>
        <p className="occasion">
          {occasion}
          {cost !== null && <span className="cost-line">Costo: {cost}</span>}
        </p>
        {isGone && <GoneNotice />}
        <Body sections={sections} />
      </div>
      <div className="foot">
        {/* First, so that nothing moves when they come. */}
        {actions}
        <Button startIcon={<Icon name="print" />} onClick={() => window.print()}>
          Imprimir
        </Button>
        <Button variant="outlined" onClick={onClose}>
          Cerrar
        </Button>
      </div>
    </SheetFrame>
  );
}

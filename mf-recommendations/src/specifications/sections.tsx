import type { CalendarEvent } from '@almanaque/shared-contracts';
import { Skeleton } from '@almanaque/ui';
import type { Writing } from '@almanaque/ui/message';
import { useId, type ReactNode } from 'react';
import { CelebrationLine } from '../celebration/celebration-line.tsx';
import { useCelebration } from '../celebration/use-celebration.ts';
import { LeadTimeLine } from '../lead-time/lead-time-line.tsx';
import { isReading, useKeptMessage } from '../message/kept/use-kept-message.ts';
import type { Message } from '../message/message.ts';
import { MessageSection } from '../message/message-section.tsx';
import type { Suggestion } from '../predefined/suggestion.ts';
import { ProvidersSection } from '../providers/providers-section.tsx';
import { isPredefined, specificationOf } from './specification-of.ts';

export { SheetActions } from './sheet-actions.tsx';

export interface SectionsProps {
  readonly event: CalendarEvent;
  readonly suggestion: Suggestion;
  /** All that were shown with it, from no budget to high. */
  readonly alternatives: readonly Suggestion[];
  readonly message: Message;
  readonly onMessage: (message: Message) => void;
  readonly writing: Writing | null;
  readonly onWriting: (writing: Writing | null) => void;
  /** Leaves the writing; asks first when something would be lost by it. */
  readonly onLeave: () => void;
  /** Asked under the message; null while nothing is. */
  readonly question: ReactNode;
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div>{children}</div>
    </section>
  );
}

/** Section 2, Implementation Specifications modal: its sections, in the specified order. */
export function Sections(props: SectionsProps) {
  const { event, suggestion, alternatives, writing, onWriting, onLeave, question } = props;
  const specification = specificationOf(suggestion);
  const { message, onMessage, keeping } = useKeptMessage({
    event,
    recommendationId: suggestion.id,
    idea: isPredefined(suggestion) ? undefined : suggestion,
    local: props.message,
    onLocal: props.onMessage,
  });
  const celebration = useCelebration(event, specification.leadDays, message.day);
  const options = alternatives.map((alternative) => ({
    tier: alternative.tier,
    leadDays: specificationOf(alternative).leadDays,
  }));
  return (
    <>
      <Section title="Objetivo de la actividad">
        <p>{specification.objetivo}</p>
      </Section>
      <Section title="Tiempo de preparación">
        <p>
          Anticipación: <b>{specification.anticipacion}</b>
        </p>
        {celebration && !(keeping && isReading(keeping)) ? (
          <>
            <LeadTimeLine
              celebration={celebration}
              leadDays={specification.leadDays}
              options={options}
            />
            <CelebrationLine
              event={event}
              celebration={celebration}
              onChoose={(day) => onMessage({ ...message, day })}
            />
          </>
        ) : (
          <Skeleton width="60%" height={24} />
        )}
      </Section>
      <Section title="Dirigida a">
        <p>{specification.dirigida}</p>
      </Section>
      <Section title="Personas y roles necesarios">
        <ul>
          {specification.roles.map((role) => (
            <li key={role}>{role}</li>
          ))}
        </ul>
      </Section>
      <Section title="Comunicación">
        {celebration ? (
          <MessageSection
            event={event}
            specification={specification}
            celebration={celebration}
            message={message}
            onMessage={onMessage}
            keeping={keeping}
            {...{ writing, onWriting, onLeave, question }}
          />
        ) : (
          <Skeleton height={160} />
        )}
        <p>
          Medio: <b>{specification.comunicacion.medio}</b>
        </p>
      </Section>
      <Section title="Proveedores externos">
        <ProvidersSection
          event={event}
          recommendationId={suggestion.id}
          ids={specification.proveedores}
        />
      </Section>
    </>
  );
}

import type { CalendarEvent } from '@almanaque/shared-contracts';
import { useId, type ReactNode } from 'react';
import { LeadTimeLine } from '../lead-time/lead-time-line.tsx';
import type { Message } from '../message/message.ts';
import { MessageSection } from '../message/message-section.tsx';
import type { Suggestion } from '../predefined/suggestion.ts';
import { ProvidersSection } from '../providers/providers-section.tsx';
import { specificationOf } from './specification-of.ts';

export interface SectionsProps {
  readonly event: CalendarEvent;
  readonly suggestion: Suggestion;
  /** All that were shown with it, from no budget to high. */
  readonly alternatives: readonly Suggestion[];
  readonly message: Message;
  readonly onMessage: (message: Message) => void;
  readonly editing: boolean;
  readonly onEditing: (editing: boolean) => void;
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
export function Sections({ event, suggestion, alternatives, ...message }: SectionsProps) {
  const specification = specificationOf(suggestion);
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
        <LeadTimeLine event={event.date} leadDays={specification.leadDays} options={options} />
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
        <MessageSection event={event} suggestion={suggestion} {...message} />
        <p>
          Medio: <b>{specification.comunicacion.medio}</b>
        </p>
      </Section>
      <Section title="Proveedores externos">
        <ProvidersSection ids={specification.proveedores} />
      </Section>
    </>
  );
}

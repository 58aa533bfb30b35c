import { useId, type ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  /** Beside the title: what may be done, or what it adds up to. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

export function Section({ title, aside, children, className = '' }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`section ${className}`}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

import { useId, type ReactNode } from 'react';
import type { FinderLine } from './option-line.tsx';

/** What was found in one place. */
export interface FinderGroup {
  readonly id: string;
  /** Null: where the finder itself says that it looks. */
  readonly title: string | null;
  readonly lines: readonly FinderLine[];
}

interface GroupLinesProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What was found elsewhere, under the title of that. */
export function GroupLines({ title, children }: GroupLinesProps) {
  const titleId = useId();
  return (
    <li role="none">
      <p id={titleId} className="source" role="presentation">
        {title}
      </p>
      <ul role="group" aria-labelledby={titleId}>
        {children}
      </ul>
    </li>
  );
}

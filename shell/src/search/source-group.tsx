import type { FoundThere } from '@almanaque/shared-contracts';
import { Icon, type IconName } from '@almanaque/ui';
import { useId } from 'react';
import { MarkedText } from './marked-text.tsx';
import { OptionLine, type OptionState } from './option-line.tsx';
import type { SourceAnswer } from './use-sources.ts';

interface SourceGroupProps {
  readonly answer: SourceAnswer;
  readonly text: string;
  readonly optionOf: (found: FoundThere) => OptionState;
}

/** What one part found, under its title; nothing where it found nothing. */
export function SourceGroup({
  answer: { title, icon = 'search', found },
  text,
  optionOf,
}: SourceGroupProps) {
  const titleId = useId();
  if (found.length === 0) return null;
  return (
    <li role="none">
      <p id={titleId} className="source" role="presentation">
        {title}
      </p>
      <ul role="group" aria-labelledby={titleId}>
        {found.map((one) => (
          <OptionLine key={one.id} {...optionOf(one)}>
            <span className="tile">
              {/* One that is not known leaves its place empty. */}
              <Icon name={icon as IconName} size={22} />
            </span>{' '}
            <span className="title">
              <MarkedText title={one.title} text={text} />
            </span>{' '}
            {one.detail !== undefined && <span className="detail">{one.detail}</span>}
          </OptionLine>
        ))}
      </ul>
    </li>
  );
}

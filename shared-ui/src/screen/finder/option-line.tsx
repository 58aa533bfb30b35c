import { useEffect, useRef, type ReactNode } from 'react';
import { Option } from './finder-styles.ts';
import { marked } from './marked.ts';

/** One of what was found, as it is shown. */
export interface FinderLine {
  /** Its own among all that are listed. */
  readonly id: string;
  readonly sign: ReactNode;
  /** Of a date's kind, which its sign has the hues of: see `tileOfType`. */
  readonly type?: string;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly choose: () => void;
}

interface OptionLineProps {
  readonly line: FinderLine;
  readonly id: string;
  readonly text: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
}

/** A title, with what was looked for marked in it. */
const MarkedText = ({ title, text }: { readonly title: string; readonly text: string }) =>
  marked(title, text).map((piece, index) =>
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  );

/** One of what was found. The keys that choose it are the field's. */
export function OptionLine({ line, id, text, isActive, onPoint }: OptionLineProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Option
      id={id}
      ref={item}
      role="option"
      aria-selected={isActive}
      onPointerMove={onPoint}
      // The field keeps the focus.
      onPointerDown={(pointer) => pointer.preventDefault()}
      onClick={line.choose}
    >
      <span className="tile" data-type={line.type}>
        {line.sign}
      </span>{' '}
      <span className="title">
        <MarkedText title={line.title} text={text} />
      </span>{' '}
      {line.detail !== undefined && <span className="detail">{line.detail}</span>}
    </Option>
  );
}

import { Icon, IconButton } from '@almanaque/ui';
import { Fragment, useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { GroupLines, type FinderGroup } from './finder-group.tsx';
import { Panel } from './finder-styles.ts';
import { OptionLine, type FinderLine } from './option-line.tsx';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface FinderProps {
  /** What its field is called. */
  readonly label: string;
  readonly placeholder: string;
  readonly maxLength: number;
  readonly fieldRef: Ref<HTMLInputElement>;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** What of that was looked for, and is marked in what was found. */
  readonly text: string;
  readonly groups: readonly FinderGroup[];
  /** What is listed was found for what was typed before. */
  readonly isStale: boolean;
  readonly onClose: () => void;
  /** Between the field and what was found: how the looking went. */
  readonly children: ReactNode;
  /** Below what was found. */
  readonly after: ReactNode;
}

/** A field, and the list of what is found for what is typed in it, which its keys go through. */
export function Finder({
  label,
  placeholder,
  maxLength,
  fieldRef,
  typed,
  onType,
  text,
  groups,
  isStale,
  onClose,
  children,
  after,
}: FinderProps) {
  const [active, setActive] = useState(0);
  const listId = useId();
  const lines = groups.flatMap((group) => group.lines);
  const isListed = lines.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined && isListed) {
      event.preventDefault();
      setActive((active + step + lines.length) % lines.length);
    }
    if (event.key !== 'Enter') return;
    // What opened the finder has the focus by the time the key would press it.
    event.preventDefault();
    // What was typed last may not have been answered yet: its answer is not what Enter meant.
    if (!isStale && text === typed.trim()) lines[active]?.choose();
  };
  const optionOf = (line: FinderLine) => {
    const index = lines.indexOf(line);
    return (
      <OptionLine
        key={line.id}
        id={`${listId}-${index}`}
        isActive={index === active}
        onPoint={() => setActive(index)}
        {...{ line, text }}
      />
    );
  };
  return (
    <Panel>
      <div className="field">
        <Icon name="search" size={24} />
        <input
          type="search"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={listId}
          aria-activedescendant={isListed ? `${listId}-${active}` : undefined}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxLength}
          ref={fieldRef}
          value={typed}
          onChange={({ target }) => {
            onType(target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton aria-label="Cerrar" color="inherit" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      {children}
      <ul
        id={listId}
        role="listbox"
        aria-label="Resultados"
        data-stale={isStale}
        hidden={!isListed}
      >
        {groups
          .filter((group) => group.lines.length > 0)
          .map(({ id, title, lines: found }) => {
            const options = found.map(optionOf);
            if (title === null) return <Fragment key={id}>{options}</Fragment>;
            return (
              <GroupLines key={id} title={title}>
                {options}
              </GroupLines>
            );
          })}
      </ul>
      {after}
    </Panel>
  );
}

import type { CompanyEvent } from '@almanaque/shared-contracts';
import { Button, Icon } from '@almanaque/ui';
import { useState } from 'react';
import { useRuleWords } from '../rule-words-context.ts';
import { matterLabel, matterNames, matterText, type Matter } from './event-fields.ts';
import { clashes, theirsAlone, type Versions } from './merge.ts';
import type { EventFormState } from './use-event-form.ts';

interface ChoiceProps {
  readonly matter: Matter;
  readonly versions: Versions;
  readonly isTheirs: boolean;
  readonly onChoose: (isTheirs: boolean) => void;
}

/** Of one thing that both changed: which of the two stays. */
function Choice({ matter, versions, isTheirs, onChoose }: ChoiceProps) {
  const ruleWords = useRuleWords();
  const offered = [
    ['Lo tuyo', matterText(versions.mine, matter, ruleWords), false],
    ['Lo guardado', matterText(versions.theirs, matter, ruleWords), true],
  ] as const;
  return (
    <fieldset>
      <legend>{matterLabel(matter)}</legend>
      {offered.map(([whose, text, theirs]) => (
        <label key={whose}>
          <input
            type="radio"
            name={`clash-${matter}`}
            checked={theirs === isTheirs}
            onChange={() => onChoose(theirs)}
          />
          <span>
            {whose}: {text === '' ? <span className="nothing">(vacío)</span> : <b>{text}</b>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface ConflictProps {
  readonly form: EventFormState;
  readonly current: CompanyEvent;
  readonly versions: Versions;
}

/** What two people changed at the same time, thing by thing: nothing goes before it was chosen. */
export function Conflict({ form, current, versions }: ConflictProps) {
  const [theirs, setTheirs] = useState<ReadonlySet<Matter>>(new Set());
  const choose = (matter: Matter, isTheirs: boolean) => {
    const rest = [...theirs].filter((other) => other !== matter);
    setTheirs(new Set(isTheirs ? [...rest, matter] : rest));
  };
  const others = theirsAlone(versions);
  return (
    <div className="notice" role="alert" tabIndex={-1}>
      <p>
        <Icon name="warning" />
        <strong>Otra persona cambió lo mismo mientras lo editabas.</strong> Elegí qué queda.
      </p>
      <div className="clashes">
        {clashes(versions).map((matter) => (
          <Choice
            key={matter}
            matter={matter}
            versions={versions}
            isTheirs={theirs.has(matter)}
            onChoose={(isTheirs) => choose(matter, isTheirs)}
          />
        ))}
      </div>
      {others.length > 0 && <p>También queda lo demás que cambió: {matterNames(others)}.</p>}
      <div className="choices">
        <Button variant="contained" onClick={() => form.saveOnTop(current, versions, theirs)}>
          Guardar así
        </Button>
        <Button variant="outlined" onClick={() => form.takeTheirs(current)}>
          Usar lo guardado
        </Button>
      </div>
    </div>
  );
}

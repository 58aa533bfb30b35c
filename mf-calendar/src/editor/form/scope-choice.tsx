import type { EventScope } from '@almanaque/shared-contracts';

const SCOPES: readonly (readonly [EventScope, string])[] = [
  ['this', 'Este evento'],
  ['following', 'Este y los siguientes'],
  ['all', 'Todos'],
];

interface ScopeChoiceProps {
  readonly value: EventScope;
  readonly onChoose: (scope: EventScope) => void;
}

/** Asks which occurrences of a repeating event are saved or deleted. */
export const ScopeChoice = ({ value, onChoose }: ScopeChoiceProps) => (
  <fieldset className="scope">
    <legend>Este evento se repite. Los cambios valen para:</legend>
    <div className="scopes">
      {SCOPES.map(([scope, label]) => (
        <label key={scope}>
          <input
            type="radio"
            name="scope"
            value={scope}
            checked={scope === value}
            onChange={() => onChoose(scope)}
          />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);

import { NO_FILTER, useFilter, viewStore } from '@almanaque/shared-contracts';
import { Button, Icon } from '@almanaque/ui';
import { Chips } from './chips-style.ts';
import { filterParts } from './filter-words.ts';

/**
 * What is filtered, each with the way to remove it: nothing is missing without being said.
 * @param onRemoved takes the focus: what was pressed is gone.
 */
export function FilterChips({ onRemoved }: { readonly onRemoved: () => void }) {
  const filter = useFilter();
  const parts = filterParts(filter);
  const put = (next: typeof filter) => {
    viewStore().setFilter(next);
    onRemoved();
  };
  return (
    <Chips className="filter-chips">
      <ul aria-label="Filtros puestos">
        {parts.map(({ part, text }) => (
          <li key={part}>
            <button
              type="button"
              aria-label={`${text}: quitar`}
              onClick={() => put({ ...filter, [part]: null })}
            >
              {text}
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
      {parts.length > 1 && (
        <Button size="small" onClick={() => put(NO_FILTER)}>
          Quitar filtros
        </Button>
      )}
    </Chips>
  );
}

import type { ImportSheets } from '@almanaque/api';
import { useWrite } from '@almanaque/ui/form';

interface ChooseSheetProps {
  readonly sheets: ImportSheets;
  readonly onSheet: ((sheet: string) => Promise<void>) | null;
}

/** Which of a workbook's sheets was read, and the way to another. */
export function ChooseSheet({ sheets: { names, chosen }, onSheet }: ChooseSheetProps) {
  const { write, busy, problem } = useWrite();
  if (onSheet === null) return <p className="soft">Hoja: {chosen}</p>;
  return (
    <>
      <label>
        Hoja{' '}
        <select
          value={chosen}
          disabled={busy}
          onChange={({ target }) => void write(() => onSheet(target.value))}
        >
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <p className="problem" role="alert">
        {problem}
      </p>
    </>
  );
}

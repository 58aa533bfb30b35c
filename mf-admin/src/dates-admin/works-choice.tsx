interface WorksChoiceProps {
  /** Says which day it is about. */
  readonly label: string;
  readonly works: boolean | null;
  readonly onChoose: (works: boolean | null) => void;
}

const CHOICES = [
  { value: '', works: null, text: 'Sin decidir' },
  { value: 'yes', works: true, text: 'Se trabaja' },
  { value: 'no', works: false, text: 'No se trabaja' },
] as const;

/** Whether the company works on a day 'no laborable'. */
export const WorksChoice = ({ label, works, onChoose }: WorksChoiceProps) => (
  <select
    aria-label={`Si se trabaja: ${label}`}
    value={CHOICES.find((choice) => choice.works === works)?.value}
    onChange={({ target }) =>
      onChoose(CHOICES.find(({ value }) => value === target.value)?.works ?? null)
    }
  >
    {CHOICES.map(({ value, text }) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </select>
);

interface RowDetailsProps {
  readonly changes: readonly {
    readonly field: string;
    readonly before: string;
    readonly after: string;
  }[];
  readonly remarks: readonly string[];
}

/** What a row of a file would change, or holds where nothing is there before, and what there is to say of it. */
export const RowDetails = ({ changes, remarks }: RowDetailsProps) =>
  changes.length + remarks.length > 0 && (
    <ul>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {field}: {before === '' ? after : `${before} → ${after}`}
        </li>
      ))}
      {remarks.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  );

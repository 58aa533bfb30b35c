export interface SplitFile {
  /** The lines of each VEVENT, whatever stands in it. */
  readonly events: readonly (readonly string[])[];
  /** All other lines. */
  readonly rest: readonly string[];
  /** Whether the last VEVENT ends. */
  readonly complete: boolean;
}

const BEGIN = /^BEGIN:VEVENT\s*$/i;
const END = /^END:VEVENT\s*$/i;

/** Takes the events out of a file's lines, so that one that cannot be read does not take the others along. */
export function splitEvents(lines: readonly string[]): SplitFile {
  const events: string[][] = [];
  const rest: string[] = [];
  let open: string[] | null = null;
  for (const line of lines) {
    if (open === null && BEGIN.test(line)) {
      open = [];
      events.push(open);
    }
    (open ?? rest).push(line);
    if (END.test(line)) open = null;
  }
  return { events, rest, complete: open === null };
}

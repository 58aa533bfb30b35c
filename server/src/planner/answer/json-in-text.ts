/**
 * The JSON of an answer, out of what models write around it: reasoning between tags, Markdown fences,
 * words before and after. It comes as `{"elements": […]}`, also where the model gave the bare list or
 * called it otherwise.
 */
export interface JsonInText {
  /** What of the JSON is known with this piece. */
  readonly push: (piece: string) => string;
  /** The rest, once the answer is whole. One without JSON is given as it is, for the model to mend. */
  readonly end: () => string;
}

const REASONING = 'think|thinking|thought|reasoning|reflection';
const BEGUN_REASONING = new RegExp(`^<(${REASONING})>`, 'i');
/** Some templates open it themselves, so that only its end is in the answer. */
const REASONING_END = new RegExp(`^[^]*</(?:${REASONING})>`, 'i');
const OPEN_REASONING = new RegExp(`<(?:${REASONING})>[^]*$`, 'i');
const FENCE = /^```[\w-]*[ \t]*\r?\n/;

/** What the JSON begins with, and how much of it was read to know. */
interface Start {
  readonly written: string;
  readonly rest: string;
  /** What closes what was opened in `written` and not in the answer. */
  readonly closing: string;
  /** Brackets open at `rest`. */
  readonly depth: number;
}

const listStart = (rest: string, closing: string, depth: number): Start => ({
  written: '{"elements":[',
  rest,
  closing,
  depth,
});

/** Null: not known yet, or it does not begin with JSON. */
function startOf(text: string): Start | null {
  const lead = text.replace(FENCE, '').trimStart();
  const bare = /^\[\s*(?=\{)/.exec(lead);
  if (bare) return listStart(lead.slice(bare[0].length), '}', 1);
  const [named] = /^\{\s*"[^"]*"\s*:\s*\[\s*(?=\{)/.exec(lead) ?? [];
  if (named !== undefined) return listStart(lead.slice(named.length), '', 2);
  // Another object, told by a first value that is no list.
  return /^\{\s*"[^"]*"\s*:\s*[^\s[]/.test(lead)
    ? { written: '{', rest: lead.slice(1), closing: '', depth: 1 }
    : null;
}

/** Tells where the value ends in which `depth` brackets are open. */
function createScanner(depth: number) {
  let open = depth;
  let inString = false;
  let escaped = false;
  return (text: string): number | null => {
    for (let at = 0; at < text.length; at += 1) {
      const character = text[at];
      if (escaped) escaped = false;
      else if (inString && character === '\\') escaped = true;
      else if (character === '"') inString = !inString;
      else if (inString) continue;
      else if (character === '{' || character === '[') open += 1;
      else if ((character === '}' || character === ']') && (open -= 1) === 0) return at + 1;
    }
    return null;
  };
}

const isListOfObjects = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'object');

/** The list of ideas in a JSON value, under whatever name. */
function listIn(value: unknown): unknown {
  if (isListOfObjects(value)) return value;
  return typeof value === 'object' && value !== null
    ? Object.values(value).find(isListOfObjects)
    : undefined;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** So many beginnings that begin nothing are looked into: each may be read through to the end of the text. */
const MAX_FALSE_STARTS = 100;

/** Every whole value in a text that begins like an object or a list of them, the last one first. */
function valuesIn(text: string): unknown[] {
  const values: unknown[] = [];
  const starts = /[{[](?=\s*["{])/g;
  let falseStarts = 0;
  for (let found = starts.exec(text); found; found = starts.exec(text)) {
    const length = createScanner(0)(text.slice(found.index));
    const end = found.index + (length ?? 0);
    const value = length === null ? undefined : parsed(text.slice(found.index, end));
    if (value === undefined) {
      falseStarts += 1;
      if (falseStarts > MAX_FALSE_STARTS) break;
      continue;
    }
    values.push(value);
    starts.lastIndex = end;
  }
  return values.reverse();
}

/** Finds the JSON in an answer that begins with words. */
function foundIn(text: string): string {
  const spoken = text.replace(REASONING_END, '').replace(OPEN_REASONING, '');
  const list = valuesIn(spoken).map(listIn).find(Boolean);
  return list === undefined ? spoken : JSON.stringify({ elements: list });
}

/** JSON that has not begun by then, reasoning and space left out, is looked for once the answer is whole. */
const LEAD = 1_000;
/** No more of the reasoning is read again than may be the beginning of its end. */
const MAX_PARTIAL_END = '</reflection'.length;

/** Finds the start, piece by piece, where the answer begins with it; reasoning may come before it. */
function createStartFinder(): (piece: string) => Start | null {
  let lead = '';
  let reasoningEnd: RegExp | null = null;
  return (piece) => {
    if (lead.length > LEAD) return null;
    lead += piece;
    for (;;) {
      if (reasoningEnd) {
        const end = reasoningEnd.exec(lead);
        lead = end ? lead.slice(end.index + end[0].length) : lead.slice(-MAX_PARTIAL_END);
        if (!end) return null;
        reasoningEnd = null;
      }
      lead = lead.trimStart();
      const [begun = '', tag = ''] = BEGUN_REASONING.exec(lead) ?? [];
      if (begun === '') return startOf(lead);
      lead = lead.slice(begun.length);
      reasoningEnd = new RegExp(`</${tag}>`, 'i');
    }
  };
}

export function createJsonInText(): JsonInText {
  const waiting: string[] = [];
  const findStart = createStartFinder();
  let scan: ((text: string) => number | null) | null = null;
  let closing = '';
  let ended = false;

  const through = (piece: string): string => {
    const length = ended || scan === null ? 0 : scan(piece);
    if (length === null) return piece;
    const last = ended ? '' : piece.slice(0, length) + closing;
    ended = true;
    return last;
  };

  return {
    push: (piece) => {
      if (scan) return through(piece);
      waiting.push(piece);
      const start = findStart(piece);
      if (start === null) return '';
      scan = createScanner(start.depth);
      closing = start.closing;
      return start.written + through(start.rest);
    },
    end: () => (scan ? '' : foundIn(waiting.join(''))),
  };
}

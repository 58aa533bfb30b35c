const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{},]|[^\s[\]{},":]+/g;

/**
 * In which lines of the text the elements of its list 'remotes' begin, from 1: where an editor shows
 * what is told of the registry. The text is JSON.
 */
export function lineNumbers(text: string): number[] {
  const numbers: number[] = [];
  let depth = 0;
  let isInList = false;
  let before = '';
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (isInList && depth === 2 && token !== ']' && token !== ',') {
      numbers.push(text.slice(0, index).split('\n').length);
    }
    if (token === '[' && depth === 1) isInList = before === '"remotes"';
    if (token === '[' || token === '{') depth += 1;
    if (token === ']' || token === '}') depth -= 1;
    before = token;
  }
  return numbers;
}

/** Whether more text could make it JSON. */
function isUnfinished(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const { message } = error as SyntaxError;
    return message.includes('end of JSON') || message.includes(`position ${text.length} `);
  }
}

/** In which line a text ceases to be JSON, from 1; the last one where it ends too soon. */
export function faultyLine(text: string): number {
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  const index = lines.findIndex((_, at) => !isUnfinished(lines.slice(0, at + 1).join('\n')));
  return (index < 0 ? lines.length - 1 : index) + 1;
}

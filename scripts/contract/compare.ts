import * as z from 'zod';

/** How a report differs from an earlier one, by the names of what it declares. */
export interface Difference {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

// What is not exported stands in the report too, where an export's type is made of it.
const NAME =
  /^(?!import )(?:export (?:\{ )?)?(?:(?:declare |abstract |async )*(?:class|const|enum|function|interface|type) )?(\w+)/m;

/** Each declaration by its name, without the remarks on its documentation. */
function declarationsOf(report: string): Map<string, string> {
  const declarations = report
    .split(/\n{2,}/)
    .map((block) => block.replaceAll(/^\s*\/\/.*\n/gm, '').trim())
    .map((code) => [NAME.exec(code)?.[1], code] as const);
  return new Map(declarations.filter((pair): pair is [string, string] => pair[0] !== undefined));
}

export function compareReports(before: string, after: string): Difference {
  const [old, now] = [declarationsOf(before), declarationsOf(after)];
  return {
    added: [...now.keys()].filter((name) => !old.has(name)),
    changed: [...old.keys()].filter((name) => now.has(name) && now.get(name) !== old.get(name)),
    removed: [...old.keys()].filter((name) => !now.has(name)),
  };
}

/** The `CONTRACT_VERSION` a report shows: '1.1.0'. */
export const versionOf = (report: string): string =>
  z.string().parse(/CONTRACT_VERSION = "([\d.]+)"/.exec(report)?.[1]);

/** Its major number. */
export const majorOf = (report: string): number => Number.parseInt(versionOf(report));

/** Whether someone built on `before` may stop working with `after`, though the major version is the same. */
export function breaks(before: string, after: string): boolean {
  const { changed, removed } = compareReports(before, after);
  const broken = changed.filter((name) => name !== 'CONTRACT_VERSION').length + removed.length;
  return broken > 0 && majorOf(before) === majorOf(after);
}

/**
 * Whether `after` is another contract than the one `released` under the same version: whoever needs
 * what is new in it could not say so.
 */
export const needsVersion = (released: string, after: string): boolean =>
  versionOf(released) === versionOf(after) && released !== after;

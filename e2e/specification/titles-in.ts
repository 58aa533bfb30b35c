import ts from 'typescript';

/** Whether it is `test` or `it`, alone or as `test.each(…)`: none that is skipped. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'test' || callee.text === 'it';
  return (
    ts.isCallExpression(callee) &&
    ts.isPropertyAccessExpression(callee.expression) &&
    callee.expression.name.text === 'each' &&
    isTest(callee.expression.expression)
  );
}

/** As it stands between the quotes; escapes are read where nothing is put in. */
function titleOf(written: ts.Expression | undefined, source: ts.SourceFile): string | null {
  if (written === undefined) return null;
  if (ts.isStringLiteralLike(written)) return written.text;
  return ts.isTemplateExpression(written) ? written.getText(source).slice(1, -1) : null;
}

/** The titles of the tests in a file's text, of `describe` none. */
export function titlesIn(text: string): ReadonlySet<string> {
  const source = ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest);
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const title = titleOf(node.arguments[0], source);
      if (title !== null) titles.add(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

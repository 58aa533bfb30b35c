import webpack, { type Configuration, type MultiStats } from 'webpack';

/** Builds once, and says what is wrong. Gives whether nothing is. */
export async function compile(configurations: Configuration[]): Promise<boolean> {
  const compiler = webpack(configurations);
  const stats = await new Promise<MultiStats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  // Writes the cache, too.
  await new Promise((resolve) => compiler.close(resolve));
  if (stats?.hasErrors() || stats?.hasWarnings()) console.log(stats.toString('errors-warnings'));
  return stats?.hasErrors() === false;
}

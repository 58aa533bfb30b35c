import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { readFileSync, rmSync } from 'node:fs';
import { StartError } from '../../server/src/config/start-error.ts';
import { inHouse, tool } from '../lib/house.ts';
import { run } from '../lib/run.ts';

const PACKAGE = inHouse('shared-contracts');
const DECLARATIONS = inHouse('.cache/api');
const FILE_NAME = 'shared-contracts.api.md';

/** The checked-in report. */
export const REPORT = inHouse('shared-contracts/api', FILE_NAME);

/**
 * What `shared-contracts` offers today, as API Extractor writes it down.
 * @throws {StartError} when its types cannot be worked out.
 */
export async function extractReport(): Promise<string> {
  rmSync(DECLARATIONS, { recursive: true, force: true });
  const emit = await run([tool('typescript/bin/tsc'), '-p', `${PACKAGE}/api/tsconfig.json`]);
  if (emit.code !== 0) throw new StartError(`El contrato tiene errores de tipos:\n${emit.output}`);
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: PACKAGE,
      newlineKind: 'lf',
      mainEntryPointFilePath: `${DECLARATIONS}/index.d.ts`,
      compiler: { tsconfigFilePath: `${PACKAGE}/api/tsconfig.json` },
      apiReport: {
        enabled: true,
        reportFileName: FILE_NAME,
        reportFolder: DECLARATIONS,
        reportTempFolder: DECLARATIONS,
      },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: `${PACKAGE}/package.json`,
  });
  const messages: string[] = [];
  const result = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = true;
      if (message.logLevel === ExtractorLogLevel.Error) messages.push(message.text);
    },
  });
  if (!result.succeeded)
    throw new StartError(`No se pudo leer el contrato:\n${messages.join('\n')}`);
  return readFileSync(`${DECLARATIONS}/${FILE_NAME}`, 'utf8');
}

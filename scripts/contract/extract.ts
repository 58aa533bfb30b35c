import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { readFileSync, rmSync } from 'node:fs';
import { StartError } from '../../server/src/config/start-error.ts';
import { inHouse, tool } from '../../tools/house.ts';
import { run } from '../../tools/run.ts';

const PACKAGE = inHouse('shared-contracts');
const DECLARATIONS = inHouse('.cache/api');

/** An entry of `shared-contracts`, and its report. */
interface Entry {
  readonly declarations: string;
  readonly fileName: string;
}
const MAIN: Entry = { declarations: 'index.d.ts', fileName: 'shared-contracts.api.md' };
const TESTING: Entry = { declarations: 'testing/index.d.ts', fileName: 'testing.api.md' };

const reportOf = ({ fileName }: Entry): string => inHouse('shared-contracts/api', fileName);

/** The checked-in report. */
export const REPORT = reportOf(MAIN);

/** That of the test kit. */
export const TESTING_REPORT = reportOf(TESTING);

interface Reports {
  readonly contract: string;
  readonly testing: string;
}

/**
 * What `shared-contracts` and its test kit offer today, as API Extractor writes it down.
 * @throws {StartError} when its types cannot be worked out.
 */
export async function extractReports(): Promise<Reports> {
  rmSync(DECLARATIONS, { recursive: true, force: true });
  const emit = await run([tool('typescript/bin/tsc'), '-p', `${PACKAGE}/api/tsconfig.json`]);
  if (emit.code !== 0) throw new StartError(`El contrato tiene errores de tipos:\n${emit.output}`);
  return { contract: extract(MAIN), testing: extract(TESTING) };
}

function extract({ declarations, fileName }: Entry): string {
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: PACKAGE,
      newlineKind: 'lf',
      mainEntryPointFilePath: `${DECLARATIONS}/${declarations}`,
      compiler: { tsconfigFilePath: `${PACKAGE}/api/tsconfig.json` },
      apiReport: {
        enabled: true,
        reportFileName: fileName,
        reportFolder: DECLARATIONS,
        reportTempFolder: DECLARATIONS,
        // A shape that is not exported is told of once, where the names that stand for it say what they are.
        includeForgottenExports: true,
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
  return readFileSync(`${DECLARATIONS}/${fileName}`, 'utf8');
}

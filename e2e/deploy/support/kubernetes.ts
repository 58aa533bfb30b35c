import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { inHouse } from '../../../tools/house.ts';

const FOLDER = 'deploy/kubernetes';

const objectSchema = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.object({ name: z.string() }).optional(),
});
export type KubernetesObject = z.infer<typeof objectSchema>;

export const kubernetesFile = (name: string): string =>
  readFileSync(inHouse(`${FOLDER}/${name}`), 'utf8');

/** The objects of a file of `deploy/kubernetes`. */
export const objectsIn = (name: string): KubernetesObject[] =>
  parseAllDocuments(kubernetesFile(name)).map((document) =>
    objectSchema.parse(document.toJS({ maxAliasCount: 10 })),
  );

export const manifests = (): string[] =>
  readdirSync(inHouse(FOLDER)).filter(
    (name) => name.endsWith('.yaml') && name !== 'kustomization.yaml',
  );

/** Where `kubernetes-types` has the types of a group: 'policy/v1' and 'v1', of the core. */
const moduleOf = (apiVersion: string): string => {
  const [version, group = 'core'] = apiVersion.split('/').reverse();
  return `kubernetes-types/${group.split('.')[0] ?? ''}/${version ?? ''}`;
};

const CHECKED = 'checked.ts';

/** Each object under its number, so that one run of the compiler checks them all. */
const sourceOf = (objects: readonly KubernetesObject[]): string =>
  objects
    .map((object, index) => {
      const type = `import('${moduleOf(object.apiVersion)}').${object.kind}`;
      return `export const object${index}: ${type} = ${JSON.stringify(object)};`;
    })
    .join('\n');

/**
 * What is wrong with objects by Kubernetes' published OpenAPI, of which `kubernetes-types` are the types:
 * a field that is missing, of another type, or that nobody knows. Empty: nothing is.
 */
export function problemsOf(objects: readonly KubernetesObject[]): string[] {
  const source = sourceOf(objects);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
  };
  const host = ts.createCompilerHost(options);
  const getFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version) =>
    name === CHECKED ? ts.createSourceFile(name, source, version) : getFile(name, version);
  host.resolveModuleNameLiterals = (literals, file) =>
    literals.map(({ text }) =>
      file === CHECKED
        ? {
            resolvedModule: {
              resolvedFileName: createRequire(import.meta.url).resolve(`${text}.d.ts`),
              extension: ts.Extension.Dts,
            },
          }
        : ts.resolveModuleName(text, file, options, host),
    );
  return ts
    .getPreEmitDiagnostics(ts.createProgram([CHECKED], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

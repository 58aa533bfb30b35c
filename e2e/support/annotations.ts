import * as z from 'zod';

const specSchema = z.object({
  tests: z.array(
    z.object({
      annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
    }),
  ),
});

const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
type Suite = z.infer<typeof suiteSchema>;

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** The descriptions of all annotations of `type`, from what Playwright's JSON reporter wrote of a run. */
export function annotationsIn(report: unknown, type: string): string[] {
  const { suites } = z.object({ suites: z.array(suiteSchema) }).parse(report);
  return suites
    .flatMap(specsOf)
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .filter((annotation) => annotation.type === type)
    .map(({ description = '' }) => description);
}

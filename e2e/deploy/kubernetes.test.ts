import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import * as z from 'zod';
import { registrySchema } from '../../shared-contracts/src/schemas.ts';
import { variablesSchema } from '../../server/src/config/variables.ts';
import { readCompose } from './support/compose.ts';
import { kubernetesFile, manifests, objectsIn, problemsOf } from './support/kubernetes.ts';

const containerSchema = z.object({
  name: z.string(),
  image: z.string(),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  resources: z.object({ limits: z.object({ memory: z.string() }) }),
  readinessProbe: z.unknown(),
  livenessProbe: z.unknown(),
});

const workloadSchema = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    replicas: z.number(),
    template: z.object({
      metadata: z.object({ labels: z.object({ app: z.string() }) }),
      spec: z.object({
        securityContext: z.object({
          runAsNonRoot: z.literal(true),
          seccompProfile: z.object({ type: z.literal('RuntimeDefault') }),
        }),
        containers: z.tuple([containerSchema]),
        initContainers: z
          .array(containerSchema.omit({ readinessProbe: true, livenessProbe: true }))
          .default([]),
      }),
    }),
  }),
});

const kustomizationSchema = z.object({
  resources: z.array(z.string()),
  images: z.array(z.object({ name: z.string() })),
});

const objects = manifests().flatMap(objectsIn);
const workloads = objects
  .filter(({ kind }) => ['Deployment', 'StatefulSet'].includes(kind))
  .map((object) => workloadSchema.parse(object));
const kustomization = kustomizationSchema.parse(parse(kubernetesFile('kustomization.yaml')));

test('every object is what Kubernetes allows, and a field that nobody knows is told', () => {
  expect(problemsOf(objects)).toEqual([]);
  const misspelt = objects.map((object) =>
    object.kind === 'Service' ? { ...object, spec: { selectr: { app: 'server' } } } : object,
  );
  const services = objects.filter(({ kind }) => kind === 'Service');
  expect(problemsOf(misspelt)).toEqual(services.map(() => expect.stringContaining('selectr')));
});

test('each of our services of Compose runs there too, twice, with a budget and probes', () => {
  const names = Object.keys(readCompose().services).filter((name) => name !== 'postgres');
  expect(workloads.map(({ metadata }) => metadata.name).sort()).toEqual(names.sort());
  for (const { metadata, spec } of workloads) {
    expect(spec.replicas, metadata.name).toBe(2);
    expect(spec.template.metadata.labels.app).toBe(metadata.name);
    const budget = objects.find(
      (object) => object.kind === 'PodDisruptionBudget' && object.metadata?.name === metadata.name,
    );
    expect(budget, metadata.name).toMatchObject({ spec: { minAvailable: 1 } });
    const [container] = spec.template.spec.containers;
    expect(container.readinessProbe, metadata.name).toBeDefined();
    expect(container.livenessProbe, metadata.name).toBeDefined();
  }
});

test('Kustomize takes every file, and names the image of every container', () => {
  expect(kustomization.resources.toSorted()).toEqual(manifests().toSorted());
  const used = workloads.flatMap(({ spec: { template } }) =>
    [...template.spec.containers, ...template.spec.initContainers].map(({ image }) => image),
  );
  expect(kustomization.images.map(({ name }) => name).toSorted()).toEqual(
    [...new Set(used)].toSorted(),
  );
});

test('its registry and its settings are read by the server', () => {
  const registry = registrySchema.parse(JSON.parse(kubernetesFile('remotes.json')));
  expect(registry.refused).toEqual([]);
  const hosts = new Set(
    objectsIn('ingress.yaml').flatMap((ingress) =>
      z
        .object({ spec: z.object({ rules: z.array(z.object({ host: z.string() })) }) })
        .parse(ingress)
        .spec.rules.map(({ host }) => host),
    ),
  );
  for (const { manifest } of registry.remotes) expect(hosts).toContain(new URL(manifest).host);
  const settings = Object.fromEntries(
    [...kubernetesFile('settings.env').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [
      String(name),
      value,
    ]),
  );
  // Those of the parts' nginx.
  const { PORTALS, ...ofTheServer } = settings;
  expect(PORTALS).toBe(settings['PUBLIC_URL']);
  const { REMOTES_INSIDE } = variablesSchema.strict().parse(ofTheServer);
  const reached = registry.remotes.map(({ manifest }) =>
    REMOTES_INSIDE.get(new URL(manifest).origin),
  );
  expect(reached).toEqual(registry.remotes.map(({ name }) => `http://${name}`));
});

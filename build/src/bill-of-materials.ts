import type { BundledPackage } from './packages.ts';

type Component = Pick<BundledPackage, 'name' | 'version' | 'license'>;

const component = ({ name, version, license }: Component) => {
  // '@emotion/react' is 'pkg:npm/%40emotion/react@11.14.0'.
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    licenses: [
      / (OR|AND|WITH) /.test(license) ? { expression: license } : { license: { id: license } },
    ],
    purl,
  };
};

/** CycloneDX 1.6, the same text for the same packages: neither a date nor a number made at random. */
export const billOfMaterials = (packages: readonly Component[]): string =>
  `${JSON.stringify(
    {
      $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      components: packages.map(component),
    },
    null,
    2,
  )}\n`;

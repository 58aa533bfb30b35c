import { offeredVersions } from '@almanaque/remote-loader/of-page';
import { useState } from 'react';
import type { FoundPart } from './ledger.ts';
import { choicesOf, type Choice } from '@almanaque/shared-contracts/contributions';
import { trafficText } from './traffic.ts';

const choiceText = ({ name, version, isOfPage }: Choice): string =>
  `${name} ${version}${isOfPage ? '' : ', la suya'}`;

/** Each part of the registry: its version, what it took of the network, and the shared modules it runs with. */
export function PartsList({ parts }: { readonly parts: readonly FoundPart[] }) {
  const [offered] = useState(offeredVersions);
  return parts.map(({ entry, manifest }) => (
    <details key={entry.name}>
      <summary>
        {entry.name} {manifest?.metaData.buildInfo.buildVersion ?? 'no se puede leer'}
        <small>{trafficText(entry.manifest)}</small>
      </summary>
      <code>{entry.manifest}</code>
      <ul>
        {choicesOf(manifest?.shared ?? [], offered).map((choice) => (
          <li key={choice.name}>{choiceText(choice)}</li>
        ))}
      </ul>
    </details>
  ));
}

import { bring, fakeRemote } from '@almanaque/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { fakeApi } from '../testing/fake-api.ts';
import { renderInPage } from '../testing/render-page.tsx';
import { About } from './about.tsx';

const MANIFEST = '/remotes/mf-otra/mf-manifest.json';
const registry = { remotes: [{ name: 'mf-otra', manifest: MANIFEST, contract: '^1.0.0' }] };
const manifest = (buildVersion: string) => ({
  name: 'mf_otra',
  metaData: {
    globalName: 'mf_otra',
    remoteEntry: { name: 'remoteEntry.js', type: 'global' },
    buildInfo: { buildVersion },
  },
});

/** What the document tells of the part. */
const tellOf = (told: object) => {
  const boot = { registry, manifests: { [MANIFEST]: told } };
  document.head.innerHTML = `<script type="application/json" id="almanaque-boot">${JSON.stringify(boot)}</script>`;
};

let stop: () => void;
beforeEach(() => {
  tellOf(manifest('1.2.3'));
  stop = bring([{ point: 'page', title: 'Otra', path: 'otra', module: fakeRemote('mf-otra') }]);
});
afterEach(() => {
  stop();
  document.head.innerHTML = '';
});

const version = () => screen.getByText('Otra').nextElementSibling;

test('a part that nobody has opened has at once the version that the document tells', async () => {
  let tell: (registry: object) => void = () => undefined;
  fakeApi({
    'GET /remotes.json': () => new Promise((resolve) => (tell = resolve)),
    [`GET ${MANIFEST}`]: () => manifest('1.3.0'),
  });
  renderInPage(<About />);
  expect(version()).toHaveTextContent('1.2.3');
  // And then the one that is published by now.
  tell(registry);
  expect(await screen.findByText('1.3.0')).toBe(version());
});

test('a part that says what it is called is called so, and not as what it brings first', () => {
  tellOf({ ...manifest('1.2.3'), title: 'Las otras fechas' });
  fakeApi({ 'GET /remotes.json': () => new Promise(() => undefined) });
  renderInPage(<About />);
  expect(screen.getByText('Las otras fechas').nextElementSibling).toHaveTextContent('1.2.3');
  expect(screen.queryByText('Otra')).toBeNull();
});

// In one file, for few open any: the first script names each file there is.
export { About } from '../about/about.tsx';
export { Appearance } from '../appearance/appearance.tsx';
export { RemoveSampleSet } from '../sample-set/remove-sample-set.tsx';

import { serverConfig } from '@almanaque/build';

export default () => serverConfig(import.meta.dirname);

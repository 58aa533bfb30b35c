/** Takes the place of `@module-federation/runtime/helpers`: there are no snapshots of a deployment. */
const helpers = { global: { getGlobalSnapshotInfoByModuleInfo: () => undefined } };

// Module Federation asks for a default export.
export default helpers;

/**
 * Loads remotes at run time. The shell, the elements of portals and the test kit are thin users of it,
 * and it alone knows Module Federation. It needs no React: that may be what does not come.
 */
export { acceptManifest, acceptModule, readManifest } from './accept.ts';
export { connect } from './connect.ts';
export {
  createRemoteConnection,
  type Connect,
  type ConnectedRemote,
  type Progress,
  type RemoteConnection,
  type RemoteState,
} from './connection.ts';
export { contributionHandle, drawnOnPage, type Drawn } from './contribution-handle.ts';
export { RemoteFailure } from './failure.ts';
export { runInHost } from './host-scope.ts';
export { mountIn, type Mounted } from './mount.ts';
export { createPart, type Part, type RunningPart } from './part.ts';
export { createPortalLoader, type PortalLoader } from './portal-loader.ts';
export { createRecovery, recoveryDelay, REMOTE_TIMEOUT_MS } from './recovery.ts';
export { createRuns } from './runs.ts';

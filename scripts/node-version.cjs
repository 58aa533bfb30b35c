// Loaded before a program of ours (`node -r`): ends where this Node cannot run it. It must itself run
// on any Node since 12, so it is plain old JavaScript.
'use strict';

/** Types are stripped without a flag since 22.18 and 23.6 (Node's documentation, 'Type stripping'). */
function stripsTypes(major, minor) {
  if (major === 22) return minor >= 18;
  if (major === 23) return minor >= 6;
  return major > 23;
}

var version = process.versions.node.split('.').map(Number);
if (!stripsTypes(version[0], version[1])) {
  console.error(
    'Este equipo tiene Node ' +
      process.versions.node +
      ' y Almanaque necesita Node 22.18 o posterior: instalá la versión 24 desde ' +
      "https://nodejs.org/es/download (o con 'nvm install 24') y probá de nuevo.",
  );
  process.exit(1);
}

// Node 22 says at every start that its SQLite is experimental; what we use of it is the same in 24.
var emitWarning = process.emitWarning;
process.emitWarning = function (warning, type) {
  if (type !== 'ExperimentalWarning') emitWarning.apply(process, arguments);
};

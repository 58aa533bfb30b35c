// Loaded before every command of the house (`node -r`). It must itself run on any Node since 12,
// so it is plain old JavaScript: on a Node that strips no types, the command would only show a stack.
var version = process.versions.node.split('.').map(Number);

/** Types are stripped without a flag since 22.18 and 23.6 (Node's documentation, 'Type stripping'). */
function stripsTypes(major, minor) {
  if (major === 22) return minor >= 18;
  if (major === 23) return minor >= 6;
  return major > 23;
}

if (!stripsTypes(version[0], version[1])) {
  console.error(
    'Este equipo tiene Node ' +
      process.versions.node +
      ' y Almanaque necesita Node 22.18 o posterior: instalá la versión 24 desde ' +
      "https://nodejs.org/es/download (o con 'nvm install 24') y probá de nuevo.",
  );
  process.exit(1);
}

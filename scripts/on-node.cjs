// Runs a script of this folder on the Node that suits: node scripts/on-node.cjs start …
// On Linux that is the Node 24 that `npm ci` brings, whichever Node called: what was tested is what
// runs. Elsewhere it is the Node of the machine. This file itself must run on any Node since 12, so
// it is plain old JavaScript: on a Node that strips no types, a command would only show a stack.
'use strict';
var childProcess = require('child_process');
var fs = require('fs');
var path = require('path');
var url = require('url');

/** The Node of this system among the optional dependencies; it may not be there. */
function broughtNode(platform, arch) {
  var name = 'node-' + platform + '-' + arch;
  return path.join(__dirname, '../node_modules', name, 'bin/node');
}

/** Whether it starts: on Alpine, say, it is there and finds no libraries. */
function starts(node) {
  if (!fs.existsSync(node)) return false;
  return childProcess.spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Runs `node` in the place of this process: its exit code, and signals both ways. */
function handOver(node, args) {
  var child = childProcess.spawn(node, args, { stdio: 'inherit' });
  // At a terminal Ctrl+C reaches both; twice it would mean 'at once'.
  var atTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  process.on('SIGINT', function () {
    if (!atTerminal) child.kill('SIGINT');
  });
  ['SIGTERM', 'SIGHUP'].forEach(function (signal) {
    process.on(signal, function () {
      child.kill(signal);
    });
  });
  child.on('exit', function (code) {
    process.exit(code === null ? 1 : code);
  });
}

/**
 * npm runs this below a shell of its own, and whoever ends npm ends that shell and nobody else. Without
 * it this process is an orphan that holds the port: it ends as if it had been told to.
 */
function endWithShell() {
  var shell = process.ppid;
  setInterval(function () {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}
if (process.env.npm_lifecycle_event !== undefined) endWithShell();

// npm sets it because of `omit=dev` in .npmrc; each tool knows by itself what it is.
delete process.env.NODE_ENV;

// What Node compiled is kept for the next run, also of the processes that a command starts: the types
// of TypeScript alone take a third of a second to strip. Where it cannot be kept, all runs without.
process.env.NODE_COMPILE_CACHE =
  process.env.NODE_COMPILE_CACHE || path.join(__dirname, '../node_modules/.cache/node');

/** Systems that an optional dependency brings a Node for. */
var isBrought = process.platform === 'linux' && /^(x64|arm64)$/.test(process.arch);
var brought = broughtNode(process.platform, process.arch);
var args = [path.join(__dirname, process.argv[2] + '.ts')].concat(process.argv.slice(3));
if (fs.existsSync(brought) && fs.realpathSync(process.execPath) === fs.realpathSync(brought)) {
  process.argv.splice(1, Infinity, ...args);
  // Of a process that runs already, the variable alone says nothing.
  require('module').enableCompileCache();
  import(url.pathToFileURL(args[0]));
} else if (starts(brought)) {
  handOver(brought, args);
} else {
  if (isBrought && !fs.existsSync(path.join(__dirname, '../node_modules'))) {
    console.error("Falta instalar: escribí 'npm ci' en esta carpeta y probá de nuevo.");
    process.exit(1);
  }
  var guard = path.join(__dirname, 'node-version.cjs');
  require(guard);
  handOver(process.execPath, ['-r', guard].concat(args));
}

/**
 * First file of every npm script: `node edge/cli/bootstrap.mjs <file.ts> [arguments]`.
 *
 * Plain JavaScript without dependencies, because it runs before anything is installed and on a Node
 * that may be too old for the rest. It installs missing packages, makes sure of the project's own
 * Node, and runs the file under that.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
/** Runs TypeScript as it stands; pinned by the `node` package in package.json. */
const PROJECT_NODE = 24;

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const modules = join(root, 'node_modules');
const projectNode = join(modules, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Ends the process with a message that says what to do. */
function stop(...lines) {
  console.error(`\n${lines.join('\n')}\n`);
  process.exit(1);
}

function majorOf(version) {
  return Number(/^v?(\d+)\./.exec(version)?.[1] ?? 0);
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Why the installed packages are not those of package-lock.json, or undefined if they are. npm
 * writes node_modules/.package-lock.json as the last act of an install. So an interrupted install
 * leaves no such file, or the one of the install before.
 */
function installFault() {
  if (!existsSync(modules)) return 'Installing the packages (first run).';
  const wanted = readJson(join(root, 'package-lock.json'))?.packages ?? {};
  const installed = readJson(join(modules, '.package-lock.json'))?.packages;
  if (installed === undefined) return 'The last install was cut off; installing again.';
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '' || entry.link) continue;
    const have = installed[path];
    if (have === undefined) {
      if (entry.optional) continue;
      return `${path} is missing; installing again.`;
    }
    if (have.version !== entry.version) return 'package-lock.json has changed; installing again.';
    if (!existsSync(join(root, path, 'package.json'))) {
      return `${path} is incomplete; installing again.`;
    }
  }
  return undefined;
}

/** Runs npm: the copy that started this script, where there is one. */
function npm(args) {
  const own = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  return own !== undefined && /npm-cli\.[cm]?js$/.test(own)
    ? spawnSync(process.execPath, [own, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

function install() {
  const fault = installFault();
  if (fault === undefined) return;
  console.error(fault);
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--engine-strict=false'];
  const result = npm(['ci', '--include=dev', '--include=optional', ...quiet]);
  if (result.error !== undefined) {
    stop(
      'npm was not found. It comes with Node.js: install that from https://nodejs.org,',
      'then run the same command again.',
    );
  }
  const still = result.status === 0 ? installFault() : `npm ci ended with ${result.status}.`;
  if (still !== undefined) {
    stop(
      `The packages could not be installed: ${still}`,
      'Check the network and the free disk space, then run the same command again:',
      'it starts over by itself. If it fails again, delete node_modules first.',
    );
  }
}

function projectNodeWorks() {
  const { status, stdout } = spawnSync(projectNode, ['--version'], { encoding: 'utf8' });
  return status === 0 && majorOf(stdout.trim()) === PROJECT_NODE;
}

/**
 * The Node to run TypeScript with. Its package fetches the binary in an install script. An npm may
 * be told not to run install scripts, or may be interrupted; then that script is run here.
 */
function findNode() {
  if (projectNodeWorks()) return projectNode;
  if (majorOf(process.version) >= PROJECT_NODE) return process.execPath;
  console.error(`Fetching Node ${PROJECT_NODE} for the project.`);
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: join(modules, 'node'),
    env: { ...process.env, npm_config_loglevel: 'error' },
    stdio: ['ignore', 2, 2],
  });
  if (projectNodeWorks()) {
    linkNode();
    return projectNode;
  }
  return stop(
    `Node ${PROJECT_NODE} could not be fetched into node_modules (this is ${process.version}).`,
    `Check the network and run the same command again, or install Node ${PROJECT_NODE} or newer`,
    'on this machine: then that one is used.',
  );
}

/** When npm installs a package, it links no binary that is not there yet. */
function linkNode() {
  const link = join(modules, '.bin/node');
  if (process.platform !== 'win32' && !existsSync(link)) symlinkSync('../node/bin/node', link);
}

/**
 * Runs the command, passes signals on to it, and ends as it ends. The command leads its own process
 * group, so that no process of it outlives this one, even if this one is killed. Node keeps what it
 * compiles: stripping types and compiling is half of the CPU of loading a command's modules.
 */
function run(node, [file, ...args]) {
  const posix = process.platform !== 'win32';
  // Tools that are started by name run under the same Node.
  const path = [dirname(node), join(modules, '.bin'), process.env.PATH ?? ''].join(delimiter);
  const child = spawn(node, [join(root, file), ...args], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: join(modules, '.cache/compiled'), ...process.env, PATH: path },
    // The channel closes when this process ends for any reason, so the command notices.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: posix,
  });
  const signalGroup = (signal) => {
    try {
      if (posix) process.kill(-child.pid, signal);
    } catch {
      // The group has ended already.
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', (error) => stop(`${file} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    signalGroup('SIGKILL');
    process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
  });
}

if (majorOf(process.version) < OLDEST_NODE) {
  stop(
    `This project needs Node.js ${OLDEST_NODE} or newer; this is ${process.version}.`,
    'Install a current one from https://nodejs.org (or by nvm, fnm, mise), then run the command again.',
  );
}
if (process.argv[2] === undefined) {
  stop('usage: node edge/cli/bootstrap.mjs <file.ts> [arguments]');
}
install();
run(findNode(), process.argv.slice(2));

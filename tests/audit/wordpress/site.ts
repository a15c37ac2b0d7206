/** A WordPress of Debian's packages on this machine, with the repository's plugin. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../../../edge/cli/paths.ts';
import { installPackages } from '../../support/browser.ts';

/** What runs WordPress: PHP with its own small server, and a database without its service. */
const PACKAGES = [
  'php-cli',
  'php-mysql',
  'mariadb-server-core',
  'mariadb-client-core',
  'libjs-underscore',
];
const PROGRAMS = [
  '/usr/bin/php',
  '/usr/sbin/mariadbd',
  '/usr/bin/mariadb-install-db',
  '/usr/bin/my_print_defaults',
];
/** WordPress itself is unpacked alone: its package would install a web server too. */
const UNPACKED = ['wordpress', 'wordpress-theme-twentytwentythree'];
const HERE = import.meta.dirname;
const PLUGIN = join(ROOT, 'edge/embed/examples/wordpress/shop-elements');
const READY_MS = 30_000;

export interface Wordpress {
  readonly origin: string;
  /** The password of `admin`. */
  readonly password: string;
  readonly version: string;
  stop(): Promise<void>;
}

/**
 * Installs WordPress into a folder of its own, and serves it.
 * @param port of `http://blog.localhost`
 * @throws when the machine does not have the packages, and may not get them
 */
export async function serveWordpress(port: number): Promise<Wordpress> {
  if (!PROGRAMS.every(existsSync)) installPackages(PACKAGES);
  const missing = PROGRAMS.filter((program) => !existsSync(program));
  if (missing.length > 0) throw new Error(`not installed: ${missing.join(', ')}`);
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
  const started: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(started.map(ended));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const root = unpack(folder);
    const origin = `http://blog.localhost:${port}`;
    const password = randomBytes(12).toString('hex');
    const socket = join(folder, 'sql.sock');
    configure(root, { origin, socket });
    started.push(startDatabase(folder, socket));
    await until(() => existsSync(socket));
    const env = { ...process.env, WP_ROOT: root, WP_SOCKET: socket, WP_PASSWORD: password };
    run('php', [join(HERE, 'setup.php')], { env });
    const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', root], {
      stdio: 'ignore',
      // The plugin's block is shown by a call of the page that edits it.
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    });
    started.push(server);
    const version = run('php', [
      '-r',
      `require '${root}/wp-includes/version.php'; echo $wp_version;`,
    ]);
    return { origin, password, version, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Unpacks the packages, with the plugin among the others; gives WordPress's folder. */
function unpack(folder: string): string {
  run('apt-get', ['download', '-qq', ...UNPACKED], { cwd: folder });
  for (const file of globSync('*.deb', { cwd: folder })) {
    run('dpkg-deb', ['-x', file, folder], { cwd: folder });
  }
  const root = join(folder, 'usr/share/wordpress');
  cpSync(PLUGIN, join(root, 'wp-content/plugins/shop-elements'), { recursive: true });
  mkdirSync(join(root, 'wp-content/mu-plugins'));
  cpSync(join(HERE, 'names.php'), join(root, 'wp-content/mu-plugins/names.php'));
  return root;
}

function configure(root: string, of: { readonly origin: string; readonly socket: string }): void {
  const constants = {
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${of.socket}`,
    DB_CHARSET: 'utf8mb4',
    WP_HOME: of.origin,
    WP_SITEURL: of.origin,
    AUTH_KEY: randomBytes(32).toString('hex'),
    SECURE_AUTH_KEY: randomBytes(32).toString('hex'),
    LOGGED_IN_KEY: randomBytes(32).toString('hex'),
    NONCE_KEY: randomBytes(32).toString('hex'),
    DISABLE_WP_CRON: true,
    // It asks nobody but the store.
    WP_HTTP_BLOCK_EXTERNAL: true,
    WP_ACCESSIBLE_HOSTS: '127.0.0.1,moda.localhost',
  };
  const lines = Object.entries(constants).map(
    ([name, value]) => `define('${name}', ${typeof value === 'string' ? `'${value}'` : value});`,
  );
  writeFileSync(
    join(root, 'wp-config.php'),
    `<?php\n${lines.join('\n')}\n$table_prefix = 'wp_';
defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';\n`,
  );
}

function startDatabase(folder: string, socket: string): ChildProcess {
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const data = `--datadir=${join(folder, 'data')}`;
  run('mariadb-install-db', [
    '--no-defaults',
    data,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    ...user,
  ]);
  return spawn(
    'mariadbd',
    [
      '--no-defaults',
      data,
      `--socket=${socket}`,
      `--pid-file=${join(folder, 'sql.pid')}`,
      '--skip-networking',
      ...user,
    ],
    { stdio: 'ignore', env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` } },
  );
}

function run(command: string, args: string[], options: object = {}): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    ...options,
  });
  if (status !== 0) throw error ?? new Error(`${command}: ${(stderr || stdout).slice(-600)}`);
  return stdout;
}

/** Ends a process, which may write until then. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

async function until(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + READY_MS; !isSo(); await wait(100)) {
    if (Date.now() > end) throw new Error('the database does not start');
  }
}

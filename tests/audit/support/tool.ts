/** Tools that are too heavy to install with the project: the part that needs one downloads it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Installs an npm package in exactly this version, in a folder of its own that later runs use
 * again. No script of the package or of its dependencies is run.
 * @returns the package's folder
 */
export async function fetchedTool(name: string, version: string): Promise<string> {
  const folder = join(tmpdir(), 'multi-store-tools', `${name.replaceAll('/', '-')}-${version}`);
  const installed = join(folder, 'node_modules', name);
  const whole = join(folder, 'whole');
  if (existsSync(whole)) return installed;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact', '--silent'];
  const npm = spawn('npm', ['install', ...options, `${name}@${version}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [status] = (await once(npm, 'exit')) as [number | null];
  if (status !== 0)
    throw new Error(`${name}@${version} could not be installed: npm said ${status}`);
  writeFileSync(whole, '');
  return installed;
}

/**
 * Runs a program under this Node's version and gives its output.
 * @throws with the end of its error output when it fails or exceeds its time limit
 */
export async function runNode(
  args: readonly string[],
  options: {
    readonly env?: NodeJS.ProcessEnv;
    readonly milliseconds: number;
    readonly cwd?: string;
  },
): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let complaints = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const limit = setTimeout(() => child.kill('SIGKILL'), options.milliseconds);
  const [status] = (await once(child, 'close')) as [number | null];
  clearTimeout(limit);
  if (status !== 0) throw new Error(`${args[0]} ended with ${status}:\n${complaints.slice(-2000)}`);
  return output;
}

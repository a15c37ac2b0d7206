/** Programs of the system: found, installed where that is possible, run with a time limit. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Ran {
  readonly output: string;
  /** True when the program was ended before it was done. */
  readonly cut: boolean;
}

/** Runs a program. Its exit code is ignored; its output counts. */
export function runProgram(
  name: string,
  args: readonly string[],
  { seconds, cwd }: { seconds: number; cwd?: string },
): Promise<Ran> {
  return new Promise((settle) => {
    const options = {
      timeout: seconds * 1_000,
      killSignal: 'SIGKILL',
      maxBuffer: 64_000_000,
      ...(cwd === undefined ? {} : { cwd }),
    } as const;
    const child = execFile(name, [...args], options, (error, stdout, stderr) =>
      settle({ output: stdout + stderr, cut: error?.killed === true }),
    );
    child.stdin?.end();
  });
}

async function isThere(name: string): Promise<boolean> {
  return (await runProgram('sh', ['-c', `command -v ${name}`], { seconds: 10 })).output !== '';
}

/**
 * Installs a Debian package's program where it is missing; if that fails, says why.
 * @param component of the archive; one that the system does not use is read from lists of its own
 */
export async function ensureProgram(
  name: string,
  component: 'main' | 'non-free' = 'main',
): Promise<string | undefined> {
  if (await isThere(name)) return undefined;
  if (process.getuid?.() !== 0) return `${name} is not installed, and only root could`;
  const folder = mkdtempSync(join(tmpdir(), 'apt-'));
  try {
    const lists = component === 'main' ? [] : beside(folder, component);
    const apt = (...args: string[]) =>
      runProgram('apt-get', [...lists, '-qq', ...args], { seconds: 600 });
    await apt('update');
    const { output } = await apt('install', '-y', '--no-install-recommends', name);
    return (await isThere(name)) ? undefined : `${name} cannot be installed: ${output.slice(-300)}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The options for package lists of one more component, which leave the system's own lists
 * unchanged.
 */
function beside(folder: string, component: string): string[] {
  const release = /^VERSION_CODENAME=(\w+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
  const sources = join(folder, 'sources.list');
  writeFileSync(sources, `deb http://deb.debian.org/debian ${release} main ${component}\n`);
  mkdirSync(join(folder, 'lists/partial'), { recursive: true });
  return [
    ['Dir::Etc::sourcelist', sources],
    ['Dir::Etc::sourceparts', '-'],
    ['Dir::State::lists', join(folder, 'lists')],
  ].flatMap(([option, value]) => ['-o', `${option}=${value}`]);
}

/** The three scanners: the command of each, and the reading of its output. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './program.ts';

/** The shop that is scanned. */
export interface Target {
  readonly origin: string;
  /** Addresses with parameters, for a scanner that finds none by itself. */
  readonly addresses: readonly string[];
  /** A call with a body, for the same scanner. */
  readonly call?: { readonly path: string; readonly body: string };
}

export interface Scan {
  /** The findings, one line each. */
  readonly findings: readonly string[];
  /** How far the scanner came. */
  readonly told: string;
}

export interface Scanner {
  readonly name: string;
  readonly component: 'main' | 'non-free';
  /** Findings that the scanner must report at the bad shop. */
  readonly seesThere: readonly RegExp[];
  scan(target: Target, seconds: number): Promise<Scan>;
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'scan-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Left out: `ssrf`, `xxe`, `wapp` and `nikto`, which call other servers. sqlmap does `blindsql`.
const WAPITI_MODULES = [
  'backup',
  'cookieflags',
  'crlf',
  'csp',
  'exec',
  'file',
  'http_headers',
  'methods',
  'permanentxss',
  'redirect',
  'sql',
  'xss',
];

const wapiti: Scanner = {
  name: 'wapiti',
  component: 'main',
  seesThere: [/^Cross Site Scripting/, /^SQL Injection/, /^Content Security Policy/],
  scan: ({ origin, addresses }, seconds) =>
    inFolder(async (folder) => {
      const report = join(folder, 'report.json');
      const args = [
        '-u',
        `${origin}/`,
        '--scope',
        'folder',
        '-d',
        '2',
        '-m',
        WAPITI_MODULES.join(','),
      ];
      const starts = addresses.flatMap((path) => ['-s', origin + path]);
      const each = Math.max(10, Math.round(seconds / WAPITI_MODULES.length));
      // The first limits the walk along links, the second each kind of attack.
      const time = ['--max-scan-time', String(each * 3), '--max-attack-time', String(each)];
      const bounds = ['--max-links-per-page', '12', ...time];
      const output = ['-f', 'json', '-o', report, '--store-session', join(folder, 'session')];
      const all = [...args, ...starts, ...bounds, ...output, '--flush-session'];
      const ran = await runProgram('wapiti', all, { seconds: seconds * 3 + 120, cwd: folder });
      if (!existsSync(report)) throw new Error(`wapiti made no report: ${ran.output.slice(-500)}`);
      const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8')) as Record<
        'vulnerabilities' | 'anomalies',
        Record<string, { method: string; path: string; parameter: string; info: string }[]>
      >;
      const findings = [vulnerabilities, anomalies].flatMap((kinds) =>
        Object.entries(kinds).flatMap(([kind, list]) =>
          list.map((one) => `${kind}: ${one.method} ${one.path} ${one.parameter} ${one.info}`),
        ),
      );
      // Without TLS a header is always missing: no finding means that it saw no page.
      if (findings.length === 0) throw new Error(`wapiti saw nothing: ${ran.output.slice(-500)}`);
      return { findings, told: ran.cut ? 'ended before it was done' : 'done' };
    }),
};

const nikto: Scanner = {
  name: 'nikto',
  component: 'non-free',
  seesThere: [/Directory indexing found/, /X-Frame-Options header is not present/, /phpinfo/],
  async scan({ origin }, seconds) {
    const bounds = ['-ask', 'no', '-nointeractive', '-maxtime', `${seconds}s`];
    const ran = await runProgram('nikto', ['-host', `${origin}/`, '-no404', ...bounds], {
      seconds: seconds + 120,
    });
    const said = ran.output.split('\n').flatMap((line) => /^\+ (.*)/.exec(line)?.[1] ?? []);
    const checked = said.find((line) => /\d+ items checked/.test(line));
    const about = /^(?:Target |Start Time|End Time|\d+ host|\d+ items checked)/;
    return {
      findings: said.filter((line) => !about.test(line)),
      told: checked ?? 'it was ended before it had asked everything',
    };
  },
};

const sqlmap: Scanner = {
  name: 'sqlmap',
  component: 'main',
  seesThere: [/\/item\?id=1,GET,id/],
  scan: ({ origin, addresses, call }, seconds) =>
    inFolder(async (folder) => {
      const list = join(folder, 'targets');
      writeFileSync(list, addresses.map((path) => `${origin}${path}\n`).join(''));
      const results = join(folder, 'results.csv');
      const always = ['--batch', '--disable-coloring', '--threads', '4', '--output-dir', folder];
      const level = ['--level', '2', '--risk', '2', '--technique', 'BEUST', '--time-sec', '3'];
      const runs = [['-m', list]];
      if (call) {
        const headers = `Origin: ${origin}\\nContent-Type: application/json`;
        runs.push(['-u', origin + call.path, '--data', call.body, '--headers', headers]);
      }
      const told: string[] = [];
      const findings: string[] = [];
      for (const args of runs) {
        const all = [...args, ...always, ...level, `--results-file=${results}`];
        const ran = await runProgram('sqlmap', all, { seconds: seconds + 60, cwd: folder });
        if (ran.cut) told.push('it was ended before it had tried everything');
        const tried = ran.output.match(/testing if .* parameter/g)?.length ?? 0;
        if (tried === 0) throw new Error(`sqlmap tried nothing: ${ran.output.slice(-500)}`);
        told.push(`${tried} parameters`);
        if (/identified the following injection point/.test(ran.output))
          findings.push(...points(ran.output));
      }
      if (existsSync(results))
        findings.push(...readFileSync(results, 'utf8').trim().split('\n').slice(1));
      return { findings, told: told.join(', ') };
    }),
};

function points(output: string): string[] {
  return [...output.matchAll(/^Parameter: .*$/gm)].map(([line]) => line);
}

export const SCANNERS: readonly Scanner[] = [wapiti, nikto, sqlmap];

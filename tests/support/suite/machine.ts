/** The machine on which the figures were measured. */
import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../edge/cli/paths.ts';

/** Lines for the head of the table. */
export function describeMachine(now: Date): string[] {
  const cores = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return [
    `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `${cores.length} cores, ${cores[0]?.model.trim() ?? 'unknown CPU'}, ${memory} GiB, load ${loadavg()[0]?.toFixed(1)}`,
    `node ${process.version}, workerd ${versionOf('workerd')}, hono ${versionOf('hono')}`,
  ];
}

function versionOf(name: string): string {
  const file = join(ROOT, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

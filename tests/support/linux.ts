/** What Linux tells about processes; elsewhere nothing is known. */
import { readdirSync, readFileSync } from 'node:fs';

/** Ticks a second in /proc, the same on every Linux that Node runs on. */
const TICKS = 100;

interface Stat {
  readonly pid: number;
  readonly name: string;
  readonly parent: number;
  readonly ticks: number;
}

/** Seconds of CPU, user and system, that a process has had; NaN where that is not known. */
export function cpuSeconds(pid: number | undefined): number {
  const stat = pid === undefined ? undefined : readStat(pid);
  return stat === undefined ? Number.NaN : stat.ticks / TICKS;
}

/** The workerd that a process has started, however many steps below it. */
export function findWorkerd(ancestor: number): number | undefined {
  const all = readAll();
  const family = new Set([ancestor]);
  for (const pid of family) {
    for (const stat of all) if (stat.parent === pid) family.add(stat.pid);
  }
  return all.find(({ pid, name }) => name === 'workerd' && family.has(pid))?.pid;
}

function readAll(): Stat[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => readStat(Number(name)) ?? []);
  } catch {
    return [];
  }
}

function readStat(pid: number): Stat | undefined {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'latin1');
  } catch {
    return undefined;
  }
  // The name stands in parentheses and may hold any character; the fields behind it are numbers.
  const end = text.lastIndexOf(')');
  const fields = text.slice(end + 2).split(' ');
  return {
    pid,
    name: text.slice(text.indexOf('(') + 1, end),
    parent: Number(fields[1]),
    ticks: Number(fields[11]) + Number(fields[12]),
  };
}

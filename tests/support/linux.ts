/** Facts of processes as Linux tells them; on other systems every answer is unknown. */
import { readdirSync, readFileSync } from 'node:fs';

/** Ticks a second in /proc, the same on every Linux that Node runs on. */
const TICKS = 100;

interface Stat {
  readonly pid: number;
  readonly name: string;
  readonly parent: number;
  readonly ticks: number;
}

/** Seconds of CPU, user and system, that a process has used; NaN where that is unknown. */
export function cpuSeconds(pid: number | undefined): number {
  const stat = pid === undefined ? undefined : readStat(pid);
  return stat === undefined ? Number.NaN : stat.ticks / TICKS;
}

/**
 * Microseconds of CPU that a process's threads have used, by the scheduler's own clock: for times
 * too short for ticks. NaN where that is unknown.
 */
export function cpuMicroseconds(pid: number | undefined): number {
  return readSchedule(pid).ran;
}

/**
 * Microseconds that a process's threads have used of a core or waited for one: it stands still for a
 * process at rest, however busy the machine is. NaN where that is unknown.
 */
export function wantedMicroseconds(pid: number | undefined): number {
  const { ran, waited } = readSchedule(pid);
  return ran + waited;
}

function readSchedule(pid: number | undefined): { ran: number; waited: number } {
  try {
    const sum = { ran: 0, waited: 0 };
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const text = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'latin1');
      const [ran, waited] = text.split(' ').map(Number);
      sum.ran += ran! / 1_000;
      sum.waited += waited! / 1_000;
    }
    return sum;
  } catch {
    return { ran: Number.NaN, waited: Number.NaN };
  }
}

/** Bytes of resident memory of a process; NaN where that is unknown. */
export function residentBytes(pid: number | undefined): number {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'latin1');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(text)?.[1] ?? Number.NaN) * 1024;
  } catch {
    return Number.NaN;
  }
}

/** The parent of a process; undefined where that is unknown. */
export function parentOf(pid: number | undefined): number | undefined {
  return pid === undefined ? undefined : readStat(pid)?.parent;
}

/** The workerd that a process has started, at any depth below it. */
export function findWorkerd(ancestor: number): number | undefined {
  return findWorkerds(ancestor)[0];
}

/** Every workerd that a process has started. */
export function findWorkerds(ancestor: number): number[] {
  const all = readAll();
  const family = new Set([ancestor]);
  for (const pid of family) {
    for (const stat of all) if (stat.parent === pid) family.add(stat.pid);
  }
  return all.filter(({ pid, name }) => name === 'workerd' && family.has(pid)).map(({ pid }) => pid);
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

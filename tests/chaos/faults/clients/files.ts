/** The number of files that a process has open and may open, where the system tells. */
import { readdirSync, readFileSync } from 'node:fs';

/** Open files of a process; NaN where that is not known. */
export function openFiles(pid: number | undefined): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return Number.NaN;
  }
}

/** The most files that a process may have open; infinite where that is not known. */
export function mostFiles(pid: number | undefined): number {
  try {
    const limits = readFileSync(`/proc/${pid}/limits`, 'latin1');
    const [, soft] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** How many files a process has open and may have, where the system tells. */
import { readdirSync, readFileSync } from 'node:fs';

/** Open files; NaN where that is not known. */
export function openFiles(pid: number | undefined): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return Number.NaN;
  }
}

/** Files that it may have open at most; infinite where that is not known. */
export function mostFiles(pid: number | undefined): number {
  try {
    const limits = readFileSync(`/proc/${pid}/limits`, 'latin1');
    const [, soft] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

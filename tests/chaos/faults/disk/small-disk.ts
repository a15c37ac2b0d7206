/** A small disk of its own, in memory: only the superuser of a Linux machine may make one. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  /** Fills it until so many bytes are free. */
  fill(left: number): void;
  /** Frees what `fill` took. */
  free(): void;
  stop(): Promise<void>;
}

const PIECE = Buffer.alloc(4_096, 1);

/** Makes a disk of so many megabytes; fails where the system does not let this process. */
export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = mkdtempSync(join(tmpdir(), 'multi-store-small-disk-'));
  const filling = join(folder, 'filling');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error('this part mounts a disk: run it as the superuser of a Linux machine', {
      cause: error,
    });
  }
  return {
    folder,
    fill(left) {
      const file = openSync(filling, 'w');
      try {
        while (freeOf(folder) > left) writeSync(file, PIECE);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filling, { force: true }),
    async stop() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freeOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

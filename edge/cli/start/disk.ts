/** The disk that the state folder is on: how much of it is free, and how much has to stay free. */
import { mkdirSync, statfsSync } from 'node:fs';
import { Response } from 'miniflare';
import { Refusal } from './refusal.ts';

const MEGABYTE = 1_000_000;
/** Room for requests under way when the shop stops taking orders: every database's log has some MB. */
const RESERVE_MB = 64;

/** Bytes that have to stay free. `DISK_RESERVE_MB` sets another number of megabytes. */
export function readReserve(env: NodeJS.ProcessEnv): number {
  const text = env['DISK_RESERVE_MB'] || `${RESERVE_MB}`;
  if (!/^\d{1,9}$/.test(text)) {
    throw new Refusal(
      `DISK_RESERVE_MB=${text} is no number of megabytes.`,
      `Give a whole number such as ${RESERVE_MB}, or leave it out.`,
    );
  }
  return Number(text) * MEGABYTE;
}

/** Whether less than the reserve is free where a folder stands. */
export function isFull(folder: string, reserve: number): boolean {
  return freeBytes(folder) < reserve;
}

/** Refuses to start where there is no room: half a seed or half a migration would be what is left. */
export function requireRoom(stateDir: string, reserve: number): void {
  mkdirSync(stateDir, { recursive: true });
  if (!isFull(stateDir, reserve)) return;
  const megabytes = (bytes: number) => `${Math.floor(bytes / MEGABYTE)} MB`;
  throw new Refusal(
    `The disk of the state folder ${stateDir} is full: ${megabytes(freeBytes(stateDir))} free, ` +
      `${megabytes(reserve)} needed. Nothing was changed.`,
    'Free some space, or point STATE_DIR at another disk; DISK_RESERVE_MB sets how much stays free.',
  );
}

/** Answers the worker's question about its disk. */
export function answerDisk(folder: string, reserve: number): Response {
  return Response.json({ disk: isFull(folder, reserve) ? 'full' : 'ok' });
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** The queue's consumer, as tests let it work on one job. */
import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { readEnv, type Bindings, type JobMessage } from '../../../edge/env.ts';
import { consumeJobs } from '../../../edge/jobs/consume.ts';
import { noResizer } from '../../../edge/providers/image/cloudflare.ts';
import { fakePayments } from '../../../edge/providers/payment/fake.ts';
import { jobKinds } from '../../../edge/wings/index.ts';
import { quickPasswords } from '../../support/quick-passwords.ts';
import type { Platform } from '../platform/platform.ts';

/** A worker that has not renewed its lease for this long counts as dead. */
const LEASE_MS = 60_000;

/** Bindings in place of the worker's own: a cell whose statements fail is a worker that dies. */
export type OtherBindings = Partial<Pick<Bindings, 'CELL_A'>>;

/** The ports of work that no request asked for. */
export const workPorts = (clock: Platform['clock']) => ({
  clock,
  payments: fakePayments(),
  images: noResizer,
  passwords: quickPasswords,
});

/**
 * Works on a job of cell A until it is over.
 * @param bindings with them a worker may die: its lease runs out, and the next one goes on
 */
export async function workOn(
  { clock }: Pick<Platform, 'clock'>,
  id: string,
  bindings?: OtherBindings,
): Promise<void> {
  const ports = workPorts(clock);
  const told = { over: false };
  while (!told.over) {
    const body: JobMessage = { cell: 'a', id };
    const batch = createMessageBatch<JobMessage>('jobs', [
      { id, timestamp: new Date(), attempts: 1, body },
    ]);
    Object.assign(batch.messages[0]!, { ack: () => (told.over = true), retry: () => undefined });
    const working = consumeJobs(batch, readEnv({ ...env, ...bindings }), ports, jobKinds);
    await (bindings ? working.catch(() => undefined) : working);
    if (!told.over) clock.advance(LEASE_MS);
  }
}

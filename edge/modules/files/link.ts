import { signedUntil, signUntil } from '../../session/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** How long an address of a download counts. */
export const LINK_MS = 10 * 60_000;

type Secret = Pick<RequestScope['env'], 'IDENTITY_SECRET'>;

/** The file that an address hands over, for one order of one store. */
export interface LinkOf {
  readonly storeId: string;
  readonly order: string;
  readonly file: string;
}

const partsOf = ({ storeId, order, file }: LinkOf) => ['order-file', storeId, order, file];

/**
 * The path of a download that counts for ten minutes. Nothing is kept for it.
 * @example await linkTo(env, of, now) // { path: '/archivos/or_…/fi_…/1m2n3o.…', until: 1795… }
 */
export async function linkTo(
  env: Secret,
  of: LinkOf,
  now: number,
): Promise<{ readonly path: string; readonly until: number }> {
  const until = now + LINK_MS;
  const token = await signUntil(env, partsOf(of), until);
  return { path: `/archivos/${of.order}/${of.file}/${token}`, until };
}

/** Until when an address counts; null for one that this platform did not make for this file. */
export function linkUntil(env: Secret, of: LinkOf, token: string): Promise<number | null> {
  return signedUntil(env, partsOf(of), token);
}

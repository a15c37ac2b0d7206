import { signedUntil, signUntil } from '../../session/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

const DAY_MS = 24 * 60 * 60_000;

/** How long the address of a preview counts. */
export const PREVIEW_MS = 7 * DAY_MS;

type Secret = Pick<RequestScope['env'], 'IDENTITY_SECRET'>;

/** The item that an address shows before it is published, in its owner's store. */
export interface PreviewOf {
  readonly storeId: string;
  readonly item: string;
}

const partsOf = ({ storeId, item }: PreviewOf) => ['item-preview', storeId, item];

/**
 * The path where whoever has it sees an item that is not published. It counts for seven days, and
 * nothing is kept for it.
 * @example await previewOf(env, of, now) // { path: '/vista/it_…/1m2n3o.…', until: 1795… }
 */
export async function previewOf(
  env: Secret,
  of: PreviewOf,
  now: number,
): Promise<{ readonly path: string; readonly until: number }> {
  const until = now + PREVIEW_MS;
  const token = await signUntil(env, partsOf(of), until);
  return { path: `/vista/${of.item}/${token}`, until };
}

/** Whether a token of an address shows this item now. */
export async function isPreview(
  env: Secret,
  of: PreviewOf,
  token: string,
  now: number,
): Promise<boolean> {
  const until = await signedUntil(env, partsOf(of), token);
  return until !== null && until > now;
}

import type { Identity, RequestScope } from './scope.ts';

/**
 * The caller's account, in work for calls whose contract lets nobody in without one. A visitor who
 * gets this far all the same is a bug of ours, and is answered as one.
 */
export async function signedIn({ visitor }: Pick<RequestScope, 'visitor'>): Promise<Identity> {
  const identity = await visitor.identity();
  if (!identity) throw new Error('work for accounts was reached without one');
  return identity;
}

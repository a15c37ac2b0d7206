import type { Access, Contract } from '../../shared/contracts/contract.ts';
import type { Failure } from '../../shared/contracts/errors.ts';
import { CLOCK_SKEW_MS } from '../../shared/kernel/clock.ts';
import { RECENT_PROOF_MS } from '../../shared/kernel/constants/timers.ts';
import type { Visitor } from '../unit-of-work/scope.ts';

type Asker = Pick<Visitor, 'identity' | 'doorKeeper'>;

/**
 * Why a visitor may not make a call; undefined when they may. It is checked before the call is
 * read, so that a refused caller learns nothing of what the call would have done.
 * @param event the experience whose door the call is about, as its path names it
 */
export async function refuse(
  { access, byDoorLink }: Pick<Contract, 'access'> & Partial<Pick<Contract, 'byDoorLink'>>,
  visitor: Asker,
  event?: unknown,
): Promise<Failure | undefined> {
  if (access === 'public' || access === 'webhook') return undefined;
  const identity = await visitor.identity();
  if (identity && (access === 'account' || identity.keychain.has(access))) return undefined;
  if (byDoorLink === true && event !== undefined) {
    const keeper = await visitor.doorKeeper();
    if (keeper?.event === event) return undefined;
  }
  return { code: identity ? 'not_allowed' : 'login_required' };
}

/**
 * Why a caller with the right access has to prove their identity first; undefined when they did so
 * a moment ago. A session alone may have been taken over by another person.
 */
export async function refuseStale(
  { recentProof }: Pick<Contract, 'recentProof'>,
  visitor: Pick<Visitor, 'identity'>,
  now: number,
): Promise<Failure | undefined> {
  if (!recentProof) return undefined;
  const provedAt = (await visitor.identity())?.provedAt ?? 0;
  const isRecent = provedAt > now - RECENT_PROOF_MS && provedAt <= now + CLOCK_SKEW_MS;
  return isRecent ? undefined : { code: 'proof_required' };
}

/**
 * Both checks for a call: why its visitor may not make it, or only after a new proof of identity.
 */
export async function whyRefused(
  call: {
    readonly access: Access;
    readonly recentProof: boolean;
    readonly byDoorLink?: boolean;
  },
  visitor: Asker,
  now: number,
  event?: unknown,
): Promise<Failure | undefined> {
  return (await refuse(call, visitor, event)) ?? (await refuseStale(call, visitor, now));
}

/**
 * Who a visitor is to the key of a call: another caller that sends it must not get the first one's
 * answer. Empty for a guest.
 */
export async function callerOf(visitor: Asker): Promise<string> {
  return (await visitor.identity())?.accountId ?? (await visitor.doorKeeper())?.device ?? '';
}

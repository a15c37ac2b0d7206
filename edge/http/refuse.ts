import type { Access, Contract } from '../../shared/contracts/contract.ts';
import type { Failure } from '../../shared/contracts/errors.ts';
import { RECENT_PROOF_MS } from '../../shared/kernel/constants/timers.ts';
import type { Visitor } from '../work/scope.ts';

/**
 * Why somebody may not make a call; undefined when they may. Asked before anything of the call is
 * read, so that who may not make it learns nothing of what it would have done.
 */
export async function refuse(
  { access }: Pick<Contract, 'access'>,
  visitor: Pick<Visitor, 'identity'>,
): Promise<Failure | undefined> {
  if (access === 'public' || access === 'webhook') return undefined;
  const identity = await visitor.identity();
  if (!identity) return { code: 'login_required' };
  if (access === 'account' || identity.keychain.has(access)) return undefined;
  return { code: 'not_allowed' };
}

/**
 * Why somebody who may make a call has to prove first who they are; undefined when they did a moment
 * ago. A session alone may be somebody else's by now.
 */
export async function refuseStale(
  { recentProof }: Pick<Contract, 'recentProof'>,
  visitor: Pick<Visitor, 'identity'>,
  now: number,
): Promise<Failure | undefined> {
  if (!recentProof) return undefined;
  const provedAt = (await visitor.identity())?.provedAt ?? 0;
  return provedAt > now - RECENT_PROOF_MS ? undefined : { code: 'proof_required' };
}

/** Both of these, for a call: why its visitor may not make it, or not without proving who they are. */
export async function whyRefused(
  call: { readonly access: Access; readonly recentProof: boolean },
  visitor: Pick<Visitor, 'identity'>,
  now: number,
): Promise<Failure | undefined> {
  return (await refuse(call, visitor)) ?? (await refuseStale(call, visitor, now));
}

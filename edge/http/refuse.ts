import type { Contract } from '../../shared/contracts/contract.ts';
import type { Failure } from '../../shared/contracts/errors.ts';
import type { Visitor } from './context.ts';

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

import type { Person } from '../../shared/contracts/people.ts';
import type { PageContext } from './page.ts';

/**
 * Address of the account's own store; the present store is addressed by its own path. Null without
 * one.
 */
export function ownStoreOf(
  { env, store, storeUrl }: PageContext,
  { own_store: own }: Person,
): string | null {
  if (own === null) return null;
  return own === store.slug ? `${env.base}/` : storeUrl(own);
}

import type { Person } from '../../shared/contracts/people.ts';
import { accountWays } from '../../shared/i18n/account-ways.ts';
import type { AccountWay } from '../../shared/rules/account-ways.ts';
import { ownStoreOf } from '../kit/own-store.ts';
import type { PageContext } from '../kit/page.ts';

/** The links that the account's panel and the shop's menu share. */
export function waysOf(context: PageContext, person: Person): AccountWay[] {
  return accountWays(context.backOffice, context.env, {
    keychain: person.keychain,
    ownStoreUrl: ownStoreOf(context, person),
  });
}

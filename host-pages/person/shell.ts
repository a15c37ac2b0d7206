import { account } from '../../fragments/account/server.ts';
import type { Person } from '../../shared/contracts/people.ts';
import type { PageContext } from '../kit/page.ts';
import { slot, type Block, type Slot } from '../kit/slot.ts';

/** What stands around a page for who is signed in; nothing of it is on anybody else's. */
export interface PersonShell {
  /** In the bar. */
  readonly bar: readonly Slot[];
  readonly bottom: readonly Block[];
}

/** The parts of the shell that are one person's own. */
export function personShell(context: PageContext, person: Person): PersonShell {
  const { env, store, storeUrl, path, query } = context;
  const { full_name, username, photo, role, own_store: own } = person;
  const search = query.toString();
  const here = own === store.slug ? `${env.base}/` : null;
  const ownStoreUrl = own === null ? null : (here ?? storeUrl(own));
  return {
    bar: [
      slot(account, {
        into: 'account',
        props: {
          env,
          person: { full_name, username, photo, role },
          ownStoreUrl,
          returnTo: env.base + path + (search ? `?${search}` : ''),
        },
      }),
    ],
    bottom: [],
  };
}

import type { ShareProps } from '../../fragments/shop/share/props.ts';
import { share } from '../../fragments/shop/share/server.ts';
import type { PageContext } from './page.ts';
import { slot, type Slot } from './slot.ts';

type Context = Pick<PageContext, 'env' | 'store' | 'person'>;

/**
 * The control that shares a page; it goes away after a moment for visitors who are not signed in
 * (spec [6]).
 * @param name name of the item or catalogue
 * @param url whole address, with scheme and host
 */
export function shareSlot(context: Context, name: string, url: string): Slot {
  return shareOf(context, { subject: 'page', name, url });
}

/** The same for the shop itself: its first page on its own domain. */
export function shareShopSlot(context: Context): Slot {
  const { name, canonical_url } = context.store;
  return shareOf(context, { subject: 'shop', name, url: `${canonical_url}/` });
}

function shareOf(
  { env, store, person }: Context,
  shared: Pick<ShareProps, 'subject' | 'name' | 'url'>,
): Slot {
  return slot(share, {
    into: 'share',
    props: person.then((known) => ({
      env,
      ...shared,
      social: store.social,
      fleeting: known === null,
    })),
  });
}

import { menu as menuFragment } from '../../fragments/shop/menu/server.ts';
import type { Person } from '../../shared/contracts/people.ts';
import type { MenuItem } from '../../shared/contracts/store.ts';
import { blogLink, hasBlog } from '../../shared/rules/blog.ts';
import type { PageContext } from './page.ts';
import { slot, type Slot } from './slot.ts';

/** The store's menu as an account sees it: its editors have the blog before shoppers do (spec [2]). */
export function menuFor(
  { menu, store }: Pick<PageContext, 'menu' | 'store'>,
  person: Pick<Person, 'keychain'> | null,
): MenuItem[] {
  const isEditor = person?.keychain.includes('store-admin') === true;
  return isEditor && !hasBlog(store) ? [...menu, blogLink] : [...menu];
}

/** The bar with the menu below the head of the page. */
export function menuSlot({ env, path }: PageContext, items: readonly MenuItem[]): Slot {
  return slot(menuFragment, { alike: true, props: { env, items, path } });
}

import { accountCart } from '../../fragments/shop/account-cart/server.ts';
import { account } from '../../fragments/shop/account/server.ts';
import { sideBar } from '../../fragments/shop/side-bar/server.ts';
import type { SideMenuProps } from '../../fragments/shop/side-menu/props.ts';
import { sideMenu } from '../../fragments/shop/side-menu/server.ts';
import { tour } from '../../fragments/shop/tour/server.ts';
import type { Person } from '../../shared/contracts/people.ts';
import { backOfficeItems } from '../../shared/i18n/back-office-menu.ts';
import { seesSideBar } from '../../shared/rules/permissions.ts';
import { editSwitchOf, editTools } from '../edit/tools.ts';
import type { PageContext } from '../kit/page.ts';
import { shareShopSlot } from '../kit/share.ts';
import { slot, type Block, type Slot } from '../kit/slot.ts';
import { placeOf } from '../kit/ways.ts';
import { bellOf } from './bell.ts';
import { mailBadgeOf } from './mail-badge.ts';
import { waysOf } from './ways.ts';

/** The parts of the shell for a signed-in account; pages of other visitors hold none of them. */
export interface PersonShell {
  /** Slots of the bar. */
  readonly bar: readonly Slot[];
  /** Blocks right below the bar. */
  readonly top: readonly Block[];
  /** The first blocks inside the page's main part. */
  readonly lead: readonly Block[];
  readonly bottom: readonly Block[];
}

/** The parts of the shell that belong to one account. */
export function personShell(context: PageContext, person: Person): PersonShell {
  const { env, store, path } = context;
  const { full_name, username, photo, role } = person;
  const returnTo = placeOf(context);
  const ways = waysOf(context, person);
  const edit = editTools(context, person);
  const tourOf = role === 'owner' && !store.is_proxy ? person.id : null;
  return {
    bar: [
      mailBadgeOf(context, person, 'shop'),
      bellOf(context, person),
      slot(account, {
        into: 'account',
        props: {
          env,
          person: { full_name, username, photo, role },
          ways,
          returnTo,
          place: 'shop',
        },
      }),
    ],
    top: seesSideBar(role) ? barOf(context, person) : [],
    lead: edit.tools,
    bottom: [
      ...edit.panels,
      menuOf(context, person, { ways, tourOf, returnTo }),
      ...(store.is_proxy ? [] : [slot(accountCart, { props: { env } })]),
      ...(path === '/' && tourOf !== null
        ? [slot(tour, { props: { env, me: tourOf, storeName: store.name } })]
        : []),
    ],
  };
}

/** The store's left bar; the element around it tells the page how much room the bar takes. */
function barOf(context: PageContext, { keychain }: Person): Block[] {
  const { env, path, backOffice, sideBarOpen: open } = context;
  // The account's own pages stand in its panel and its menu.
  const officeOnly = backOffice.filter(({ needs }) => needs !== undefined);
  return [
    `<div class="side-bar"${open ? ' data-open' : ''}>`,
    slot(sideBar, {
      props: { env, items: backOfficeItems(officeOnly, keychain), path, open },
      children: [shareShopSlot(context), ...editSwitchOf(context, keychain)],
    }),
    '</div>',
  ];
}

function menuOf(
  { env, store }: PageContext,
  { keychain }: Person,
  own: Pick<SideMenuProps, 'ways' | 'tourOf' | 'returnTo'>,
): Slot {
  const { name, photo, photo_display, photo_focus } = store;
  return slot(sideMenu, {
    props: {
      env,
      store: { name, photo, photo_display, photo_focus },
      seesCollaborators: keychain.includes('menu'),
      collaboratorsPath: keychain.includes('collaborators-admin') ? '/admin/colaboradores' : null,
      ...own,
    },
  });
}

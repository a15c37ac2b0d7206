import { officeBar } from '../../fragments/office/office-bar/server.ts';
import { palette } from '../../fragments/office/palette/server.ts';
import { picturePicker } from '../../fragments/office/picture-picker/server.ts';
import { account } from '../../fragments/shop/account/server.ts';
import { breadcrumb } from '../../fragments/shop/breadcrumb/server.ts';
import { toasts, toastsAtOnce } from '../../fragments/shop/toasts/server.ts';
import type { Person } from '../../shared/contracts/people.ts';
import { backOfficeItems } from '../../shared/i18n/back-office-menu.ts';
import { officeWays } from '../../shared/i18n/office-ways.ts';
import { hasInShell } from '../../shared/rules/office-shell.ts';
import { productsPanel } from '../edit/tools.ts';
import { newsOf, plainNews } from '../kit/news.ts';
import type { MakeShell, PageContext, PageView } from '../kit/page.ts';
import { preferenceSlots } from '../kit/preference-slots.ts';
import { slot, type Slot } from '../kit/slot.ts';
import { placeOf } from '../kit/ways.ts';
import { bellOf } from '../person/bell.ts';
import { mailBadgeOf } from '../person/mail-badge.ts';
import { waysOf } from '../person/ways.ts';
import { say } from '../words/index.ts';
import { undoSlots } from './undo.ts';

/** The office's first page. */
const HOME = '/admin';

/** The shell around a page for the store's staff: no cart, strip or footer of the shop. */
export function officeShell(context: PageContext): MakeShell {
  const { env, store, path } = context;
  return (view, person) => {
    const { name, photo, photo_display, photo_focus } = store;
    const notice = newsOf(context, person);
    return {
      account: person?.id ?? null,
      top: [
        slot(officeBar, {
          props: {
            env,
            store: { name, photo, photo_display, photo_focus },
            items: backOfficeItems(context.backOffice, person?.keychain ?? []),
            path: markedPath(path, view),
          },
          children: [...preferenceSlots(context, false), ...(person ? own(context, person) : [])],
        }),
        ...(notice ? [plainNews(notice)] : []),
      ],
      lead: path === HOME ? [] : ['<div class="wrap">', crumbsOf(context, view), '</div>'],
      bottom: [
        notice
          ? slot(toastsAtOnce, { props: { env, notice } })
          : slot(toasts, { alike: true, props: { env } }),
        ...(person?.keychain.includes('store-admin') &&
        hasInShell(picturePicker.manifest.name, path)
          ? [slot(picturePicker, { alike: true, props: { env } })]
          : []),
        ...undoSlots(context, person),
        ...productsPanel(context, person?.keychain ?? []),
      ],
    };
  };
}

/** The path whose entry the bar marks: that of the page under which the trail puts this one. */
function markedPath(path: string, { trail }: PageView): string {
  const above = trail?.[0]?.path;
  return above === undefined || path.startsWith(`${above}/`) ? path : above;
}

/** The bar's slots for one account: the search over its pages, and the account's panel. */
function own(context: PageContext, person: Person): Slot[] {
  const { env, backOffice } = context;
  const { full_name, username, photo, role, keychain } = person;
  return [
    slot(palette, { into: 'search', props: { env, ways: officeWays(backOffice, keychain, env) } }),
    mailBadgeOf(context, person, 'office'),
    bellOf(context, person),
    slot(account, {
      into: 'account',
      props: {
        env,
        person: { full_name, username, photo, role },
        ways: waysOf(context, person),
        returnTo: placeOf(context),
        place: 'office',
      },
    }),
  ];
}

/**
 * From the office's first page down to this one: its trail, or its title when it is one level
 * below.
 */
function crumbsOf({ env, path }: PageContext, { head, trail }: PageView): Slot {
  const steps = trail ?? [{ label: head.title, path }];
  const last = steps.length - 1;
  return slot(breadcrumb, {
    props: {
      env,
      root: { label: say(env)('office'), href: env.base + HOME },
      crumbs: steps.map(({ label, path: to }, index) => ({
        label,
        href: index === last ? null : env.base + to,
      })),
    },
  });
}

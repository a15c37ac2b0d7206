import type { HostPage, NamedPage } from '../../host-pages/kit/page.ts';
import type { MenuRule } from '../../shared/i18n/back-office-menu.ts';
import type { PageEndpoint } from '../http/endpoint.ts';
import type { AnyJobKind } from '../jobs/index.ts';
import type { PictureUses } from '../modules/gallery/index.ts';
import type { Topic } from '../outbox/index.ts';
import type { Schedule } from './run-scheduled.ts';

/**
 * One part of the platform, as the edge mounts it: everything that a request or the cron reaches it
 * by.
 */
export interface Wing {
  /** The endpoints of its calls, and the reads of its pages. */
  readonly endpoints: readonly PageEndpoint[];
  /** No two pages of any wings answer one address. */
  readonly pages: readonly HostPage[];
  /** Its entries in the back office's menu, which shows the wings in their order. */
  readonly menu: readonly MenuRule[];
  /** The topics of its rows in the outbox. */
  readonly messages: readonly Topic[];
  /** Its kinds of long work. */
  readonly jobs: readonly AnyJobKind[];
  /** The places where it shows pictures of a store's library, so that none is deleted from under them. */
  readonly pictureUses: readonly PictureUses[];
  /** Its work in the cron. */
  readonly schedules: readonly Schedule[];
}

/**
 * Declares a wing; a part that is left out is empty.
 * @example export const partners = wing({ endpoints: collaboratorEndpoints, pages:
 *   [collaboratorsPage] });
 */
export function wing(parts: Partial<Wing>): Wing {
  return {
    endpoints: [],
    pages: [],
    menu: [],
    messages: [],
    jobs: [],
    pictureUses: [],
    schedules: [],
    ...parts,
  };
}

/**
 * Puts a page into the back office's menu, for the accounts that may open it. Its name there is the
 * page's title, and the search offers the `actions` of its words.
 * @example menuEntry(staffPage, { icon: 'users' })
 */
export function menuEntry(page: NamedPage, shown: Pick<MenuRule, 'icon' | 'rank'>): MenuRule {
  return entryOf(page, { ...shown, isSearchOnly: false });
}

/**
 * Lists a page in the office's search and on its first page, but not in the menu; one of the
 * account's own in the navigation of an account too, by its rank.
 */
export function searchEntry(page: NamedPage, shown: Pick<MenuRule, 'icon' | 'rank'>): MenuRule {
  return entryOf(page, { ...shown, isSearchOnly: true });
}

function entryOf(
  { name, paths, needs, words }: NamedPage,
  shown: Pick<MenuRule, 'icon' | 'isSearchOnly' | 'rank'>,
): MenuRule {
  const entry = { ...shown, name, path: paths[0] ?? '/', words };
  return needs === undefined || needs === 'account' ? entry : { ...entry, needs };
}

import type { HostPage } from '../../host-pages/kit/page.ts';
import type { MenuRule } from '../../shared/i18n/back-office-menu.ts';
import type { PageEndpoint } from '../http/endpoint.ts';
import type { AnyJobKind } from '../jobs/index.ts';
import type { Topic } from '../outbox/index.ts';
import type { Schedule } from './run-scheduled.ts';

/** One part of the platform, as the edge mounts it: everything that a request or the clock reaches it by. */
export interface Wing {
  /** What answers its calls, and what its pages read. */
  readonly endpoints: readonly PageEndpoint[];
  /** No two pages of all wings answer one address. */
  readonly pages: readonly HostPage[];
  /** Entries of the back office's menu, which shows the wings' in their order. */
  readonly menu: readonly MenuRule[];
  /** What its rows in the outbox ask for. */
  readonly messages: readonly Topic[];
  /** Its kinds of long work. */
  readonly jobs: readonly AnyJobKind[];
  /** What the cron has it do. */
  readonly schedules: readonly Schedule[];
}

/**
 * Declares a wing; what it does not say, it has none of.
 * @example export const partners = wing({ endpoints: collaboratorEndpoints, pages: [collaboratorsPage] });
 */
export function wing(parts: Partial<Wing>): Wing {
  return { endpoints: [], pages: [], menu: [], messages: [], jobs: [], schedules: [], ...parts };
}

/**
 * Puts a page into the back office's menu, for whoever may open it.
 * @example menuEntry(staffPage, { name: 'staff', icon: 'users' })
 */
export function menuEntry(
  { paths, needs }: Pick<HostPage, 'paths' | 'needs'>,
  shown: Pick<MenuRule, 'name' | 'icon'>,
): MenuRule {
  const path = paths[0] ?? '/';
  return needs === undefined || needs === 'account'
    ? { ...shown, path }
    : { ...shown, path, needs };
}

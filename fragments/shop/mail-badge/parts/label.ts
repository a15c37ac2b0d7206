import { UNREAD_COUNTED_MAX } from '../../../../shared/rules/talk-line.ts';
import type { MailBadgeViewProps } from '../props.ts';

/**
 * The name of the link: how many conversations wait, where any do. It fills its one value by
 * itself: the filler would move pieces of every shopper's page into files of their own.
 */
export function badgeLabel(pending: number | null, t: MailBadgeViewProps['t']): string {
  return pending ? t.unread.replace('{{count}}', badgeNumber(pending)) : t.title;
}

/** The number on it. */
export function badgeNumber(pending: number | null): string {
  if (!pending) return '';
  return pending < UNREAD_COUNTED_MAX ? `${pending}` : `${UNREAD_COUNTED_MAX - 1}+`;
}

import { mailBadge } from '../../fragments/shop/mail-badge/server.ts';
import type { MailBadgeProps } from '../../fragments/shop/mail-badge/props.ts';
import { readUnread } from '../../shared/contracts/inbox-pages.ts';
import type { Person } from '../../shared/contracts/people.ts';
import type { PageContext } from '../kit/page.ts';
import { slot, type Slot } from '../kit/slot.ts';

/**
 * The link to the messages with the number of those unread, which may come late: in the shop the
 * account's own, in the office the store's where the account reads them.
 */
export function mailBadgeOf(
  { env, read }: Pick<PageContext, 'env' | 'read'>,
  { id: me, keychain }: Pick<Person, 'id' | 'keychain'>,
  place: 'shop' | 'office',
): Slot {
  const isStore = place === 'office' && keychain.includes('inbox');
  const mailbox = isStore ? env.store : me;
  const path = isStore ? '/admin/mensajes' : '/me/inbox/messages';
  const props: Omit<MailBadgeProps, 'pending'> = { env, me, mailbox, path };
  const pending = read(readUnread, { params: { key: mailbox } }).then((counted) =>
    counted.ok ? counted.value.pending : null,
  );
  return slot(mailBadge, {
    into: 'alerts',
    class: 'regular',
    props: pending.then((n) => ({ ...props, pending: n })),
    fallback: { ...props, pending: null },
  });
}

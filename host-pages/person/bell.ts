import { alertBell } from '../../fragments/shop/alert-bell/server.ts';
import { readPendingAlerts } from '../../shared/contracts/alerts.ts';
import type { Person } from '../../shared/contracts/people.ts';
import type { PageContext } from '../kit/page.ts';
import { slot, type Slot } from '../kit/slot.ts';

/** The bell: its number may come late, and then it has none. */
export function bellOf(
  { env, read }: Pick<PageContext, 'env' | 'read'>,
  { id: me }: Pick<Person, 'id'>,
): Slot {
  const pending = read(readPendingAlerts).then((counted) =>
    counted.ok ? counted.value.pending_visits : null,
  );
  return slot(alertBell, {
    into: 'alerts',
    class: 'regular',
    props: pending.then((n) => ({ env, me, pending: n })),
    fallback: { env, me, pending: null },
  });
}

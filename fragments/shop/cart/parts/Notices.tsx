import type { CartNotice } from '../../../../shared/contracts/cart.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { Messages } from '../messages/es.ts';

/** The lines that were removed or reduced, and why. */
export function Notices({ notices, t }: { notices: readonly CartNotice[]; t: Messages }) {
  return notices.map(({ sku, name, code, amount: n }) => (
    <p className="notice notice-warning small" key={sku}>
      <Icon name="alert" />
      {fill(n ? t.noticeLeft : t.noticeGone, { name, reason: t.reasons[code], n })}
    </p>
  ));
}

import { count, fill } from '../../../shared/i18n/fill.ts';
import { ALERTS_COUNTED_MAX } from '../../../shared/rules/alerts.ts';
import { EdgeIcon } from '../../../shared/ui/EdgeIcon.tsx';
import type { AlertBellViewProps } from './props.ts';

/** The bell in the bar: a link to the alerts, with the number of those that wait. */
export function AlertBellView({ env, pending, t }: AlertBellViewProps) {
  const most = ALERTS_COUNTED_MAX - 1;
  const isMost = pending !== null && pending > most;
  const label = isMost
    ? fill(t.most, { count: most })
    : pending
      ? count(t, 'pending', pending)
      : t.none;
  return (
    <a className="icon-btn" href={`${env.base}/me/alerts`} aria-label={label}>
      <EdgeIcon name="bell" />
      {pending ? (
        <span className="count" aria-hidden="true">
          {isMost ? `${most}+` : pending}
        </span>
      ) : null}
    </a>
  );
}

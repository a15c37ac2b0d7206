import { count, fill } from '../../../../shared/i18n/fill.ts';
import { Act } from '../../../_office/Act.tsx';
import type { RowProps } from '../props.ts';

/** What readers reported about a review, and the form that sets their reports aside. */
export function Reports({ t, review, action, idempotencyKey }: RowProps) {
  const { id, version, reports, author, item } = review;
  if (reports.all === 0) return null;
  const reasons = reports.reasons.map((one) =>
    fill(t.reportedFor, { reason: t.reasons[one.reason], count: one.count }),
  );
  return (
    <div className="reports">
      <span className={reports.open > 0 ? 'badge badge-danger' : 'badge'}>
        {count(t, 'reports', reports.all)}
      </span>
      <span className="small muted">{reasons.join(' · ')}</span>
      {reports.open > 0 && (
        <Act
          action={action}
          fields={{
            intent: 'settle',
            id,
            version: `${version}`,
            reports_settled: `${reports.all}`,
            idempotency_key: `${idempotencyKey}-settle`,
          }}
          label={t.settle}
          name={fill(t.settleOf, { author: author || t.buyer, item: item.name })}
          act={() => {}}
        />
      )}
    </div>
  );
}

import { count, fill } from '../../../../shared/i18n/fill.ts';
import { momentOf } from '../../../_office/day.ts';
import type { OwnPaymentsViewProps } from '../props.ts';

/** How many disputes wait for the store's answer, and until when; nothing where none does. */
export function Unanswered({
  env,
  t,
  disputes,
  action,
}: OwnPaymentsViewProps & { action: string }) {
  const { unanswered, due_first: due } = disputes;
  if (unanswered === 0) return null;
  return (
    <p className="notice notice-danger" role="note">
      <span>
        {count(t, 'unanswered', unanswered)}
        {due !== null && ` ${fill(t.dueFirst, { at: momentOf(due, env) })} ·`}{' '}
        <a href={`${action}?state=disputed`}>{t.seeDisputes}</a>
      </span>
    </p>
  );
}

import { fill } from '../../../shared/i18n/fill.ts';
import { REVIEW_ASK } from '../../../shared/rules/reviews.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import type { FormUi } from '../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../shared/ui/form/TextField.tsx';
import { TickField } from '../../_office/Fields.tsx';
import { SettingsCard } from '../../_office/SettingsCard.tsx';
import type { ReviewAskTermsViewProps } from './props.ts';

const DIGITS_MAX = 3;

/** When buyers are asked for their reviews, and whether one reminder follows. */
export function ReviewAskTermsView(props: ReviewAskTermsViewProps) {
  const { env, t, terms, done, idempotencyKey, errors, error } = props;
  const { days, reminder_days: reminder } = terms;
  const values = props.values ?? {
    days: String(days),
    reminder: reminder === null ? '' : 'on',
    reminder_days: String(reminder ?? REVIEW_ASK.reminder.first),
  };
  const ui: FormUi = { values, errors, scope: 'reviews', input: () => {}, leave: () => {} };
  return (
    <SettingsCard id="reviews" t={t} done={done ? t.saved : null}>
      <form className="stack" method="post" action={`${env.base}/admin/configuracion#reviews`}>
        <input type="hidden" name="intent" value="reviews" />
        <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-reviews`} />
        <FormNotice text={error} />
        <TextField
          ui={ui}
          name="days"
          label={t.days}
          hint={fill(t.daysHint, { most: REVIEW_ASK.days.most })}
          max={DIGITS_MAX}
          inputMode="numeric"
        />
        <TickField ui={ui} name="reminder" label={t.reminder} />
        <TextField
          ui={ui}
          name="reminder_days"
          label={t.reminderDays}
          hint={fill(t.reminderHint, REVIEW_ASK.reminder)}
          max={DIGITS_MAX}
          inputMode="numeric"
        />
        <p>
          <button className="btn btn-primary">{t.save}</button>
        </p>
      </form>
    </SettingsCard>
  );
}

import { fill } from '../../../shared/i18n/fill.ts';
import { hoursText, WEEK, type OwnDelivery } from '../../../shared/rules/own-delivery.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import type { FormUi } from '../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../shared/ui/form/TextField.tsx';
import { AreaField, TickField, TickGroup } from '../../_office/Fields.tsx';
import { SettingsCard } from '../../_office/SettingsCard.tsx';
import type { OwnDeliveryTermsViewProps } from './props.ts';

/** The terms that a store begins with. */
const FIRST: OwnDelivery = {
  cost: 0,
  lead_days: 1,
  weekdays: [1, 2, 3, 4, 5, 6],
  windows: [
    { from: '09:00', to: '13:00' },
    { from: '16:00', to: '20:00' },
  ],
  postal_codes: [],
};
const WINDOWS_MAX = 120;
const CODES_MAX = 3_000;
const NUMBER_MAX = 9;

/** What a store asks for bringing its goods itself, where, on which days and at which hours. */
export function OwnDeliveryTermsView(props: OwnDeliveryTermsViewProps) {
  const { env, t, terms, done, idempotencyKey, errors, error } = props;
  const values = props.values ?? typedOf(terms ?? FIRST);
  const ui: FormUi = { values, errors, scope: 'own', input: () => {}, leave: () => {} };
  const action = `${env.base}/admin/configuracion`;
  return (
    <SettingsCard id="delivery" t={t} done={done && t.done[done]}>
      <form className="stack" method="post" action={`${action}#delivery`}>
        <input type="hidden" name="intent" value="delivery" />
        <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-delivery`} />
        <FormNotice text={error} />
        <TextField
          ui={ui}
          name="cost"
          label={fill(t.cost, { currency: env.currency })}
          max={NUMBER_MAX}
          inputMode="decimal"
        />
        <TextField
          ui={ui}
          name="lead_days"
          label={t.lead}
          hint={t.leadHint}
          max={NUMBER_MAX}
          inputMode="numeric"
        />
        <TickGroup ui={ui} name="weekdays" label={t.weekdays} className="terms">
          {WEEK.map((day) => (
            <TickField key={day} ui={ui} name={`weekday_${day}`} label={t.names[day]} />
          ))}
        </TickGroup>
        <AreaField
          ui={ui}
          name="windows"
          label={t.windows}
          hint={t.windowsHint}
          max={WINDOWS_MAX}
        />
        <AreaField
          ui={ui}
          name="postal_codes"
          label={t.codes}
          hint={t.codesHint}
          max={CODES_MAX}
          rows={2}
        />
        <p>
          <button className="btn btn-primary">{t.save}</button>
        </p>
      </form>
      {terms && (
        <form method="post" action={action}>
          <input type="hidden" name="intent" value="no_delivery" />
          <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-no-delivery`} />
          <button className="btn btn-quiet">{t.end}</button>
        </form>
      )}
    </SettingsCard>
  );
}

/** The terms as an owner types them. */
function typedOf({ cost, lead_days: lead, weekdays, windows, postal_codes: codes }: OwnDelivery) {
  return {
    cost: String(cost / 100),
    lead_days: String(lead),
    windows: windows.map(hoursText).join('\n'),
    postal_codes: codes.join(', '),
    ...Object.fromEntries(weekdays.map((day) => [`weekday_${day}`, 'on'])),
  };
}

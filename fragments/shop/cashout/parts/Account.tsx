import { fill } from '../../../../shared/i18n/fill.ts';
import { dateTimeFormat } from '../../../../shared/kernel/intl.ts';
import { kindOfCurrency, HOLDER_MAX } from '../../../../shared/rules/cashouts.ts';
import { timeZoneOf } from '../../../../shared/rules/time-zone.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import type { CashoutViewProps } from '../props.ts';
import { Hidden, uiOf } from './forms.tsx';

/** The bank account, and the form of another one. */
export function Account(props: CashoutViewProps) {
  const { env, t, drawn, path, form, idempotencyKey } = props;
  const { account } = drawn;
  const ui = uiOf(props, 'save');
  const kind = account?.kind ?? kindOfCurrency(drawn.currency);
  const time = dateTimeFormat(env.tag, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timeZoneOf(env.country),
  });
  return (
    <section aria-labelledby="account">
      <h2 className="h2" id="account">
        {t.account}
      </h2>
      {account ? (
        <>
          <p>
            {fill(t.accountOf, {
              kind: t.kinds[account.kind],
              last: account.last_four,
              holder: account.holder,
            })}
          </p>
          {account.is_resting && (
            <p className="notice" role="status">
              {fill(t.resting, { at: time.format(new Date(account.rests_until)) })}
            </p>
          )}
        </>
      ) : (
        <p className="muted">{t.noAccount}</p>
      )}
      <details open={account === null || form?.intent === 'save' || undefined}>
        <summary className="btn btn-s">{account ? t.changeAccount : t.newAccount}</summary>
        <form className="fields" method="post" action={env.base + path}>
          <p className="muted small">{t.changeHint}</p>
          <Hidden intent="save" idempotencyKey={idempotencyKey} />
          <TextField
            ui={ui}
            name="number"
            label={t.number[kind]}
            max={40}
            required
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            ui={ui}
            name="holder"
            label={t.holder}
            max={HOLDER_MAX}
            required
            autoComplete="name"
          />
          <button className="btn">{t.save}</button>
        </form>
      </details>
    </section>
  );
}

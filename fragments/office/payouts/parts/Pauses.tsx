import type { SellerPause } from '../../../../shared/contracts/seller-pauses.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { CASHOUT_REASON_MAX } from '../../../../shared/rules/cashouts.ts';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import type { PayoutsViewProps } from '../props.ts';
import { Hidden } from './Hidden.tsx';
import { momentOf } from './moment.ts';

/** The sellers that are paused, each with its reason, and the form of one more. */
export function Pauses(props: PayoutsViewProps & { pauses: readonly SellerPause[] }) {
  const { env, t, pauses, path, form, errors, idempotencyKey } = props;
  const action = env.base + path;
  const isOwn = form?.intent === 'pause';
  const ui: FormUi = {
    values: isOwn ? form.values : {},
    errors: isOwn ? errors : {},
    input: () => {},
    leave: () => {},
  };
  return (
    <section aria-labelledby="pauses">
      <h2 className="h2" id="pauses">
        {t.pauses}
      </h2>
      <p className="muted">{t.pausesText}</p>
      <ul className="rows" role="list">
        {pauses.map(({ account, name, reason, paused_at: at }) => (
          <li key={account} className="row">
            <div className="own">
              <b>{name || t.nobody}</b>
              <span className="small">{reason}</span>
              <span className="muted small">{momentOf(at, env)}</span>
            </div>
            <form method="post" action={action}>
              <Hidden
                fields={{
                  intent: 'resume',
                  account,
                  idempotency_key: `${idempotencyKey}-${account}`,
                }}
              />
              <button className="btn btn-s" aria-label={fill(t.resumeOf, { name })}>
                {t.resume}
              </button>
            </form>
          </li>
        ))}
      </ul>
      <details open={isOwn || undefined}>
        <summary className="btn btn-s">{t.pause}</summary>
        <form className="fields" method="post" action={action}>
          <Hidden fields={{ intent: 'pause', idempotency_key: `${idempotencyKey}-pause` }} />
          <TextField
            ui={ui}
            name="username"
            label={t.username}
            max={60}
            required
            autoCapitalize="none"
            autoComplete="off"
          />
          <TextField
            ui={ui}
            name="reason"
            label={t.pauseReason}
            max={CASHOUT_REASON_MAX}
            required
            autoComplete="off"
          />
          <button className="btn">{t.pauseButton}</button>
        </form>
      </details>
    </section>
  );
}

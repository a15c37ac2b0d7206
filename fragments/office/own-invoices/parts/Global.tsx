import { count } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { periodicities } from '../../../../shared/rules/global-period.ts';
import { Post } from '../../../_office/Post.tsx';
import { spanOf } from '../model/span.ts';
import type { OwnInvoicesViewProps } from '../props.ts';

type Props = OwnInvoicesViewProps & { action: string };

/** A global invoice: its period is chosen and looked at by one form, and made by the next. */
export function Global(props: Props) {
  const { t, action, period, preview, billing } = props;
  if (billing === null) return null;
  return (
    <details className="part" open={preview !== null || undefined}>
      <summary className="h3">{t.global}</summary>
      <div className="stack">
        <p className="muted">{t.globalHint}</p>
        <form className="find" method="get" action={action}>
          <div className="field">
            <label htmlFor="periodicity">{t.periodicity}</label>
            <select id="periodicity" name="periodicity" defaultValue={period.periodicity}>
              {periodicities.map((one) => (
                <option key={one} value={one}>
                  {t.periodicities[one]}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor="day">{t.day}</label>
            <input id="day" name="day" type="date" defaultValue={period.day} required />
          </div>
          <button className="btn">{t.preview}</button>
        </form>
        {preview !== null && <Shown {...props} />}
      </div>
    </details>
  );
}

/** What the document would have, and the button that makes it; or why there is none. */
function Shown({ env, t, action, supplier, idempotencyKey, period, preview }: Props) {
  if (preview === null || typeof preview === 'string') return <p role="status">{preview}</p>;
  const money = (minor: number) => formatMoney(minor, preview.currency, env.tag);
  return (
    <div className="stack" role="status">
      <p>
        <b>{spanOf(t, preview, env)}</b> · {count(t, 'orders', preview.orders)}
      </p>
      {preview.orders === 0 ? (
        <p>{t.nothing}</p>
      ) : (
        <>
          <p>
            {t.base} {money(preview.base)} · {t.tax} {money(preview.tax)} ·{' '}
            <b>
              {t.total} {money(preview.total)}
            </b>
          </p>
          {!preview.is_over && <p className="muted small">{t.notOver}</p>}
          {preview.has_more && <p className="muted small">{t.hasMore}</p>}
          <Post
            action={action}
            fields={{
              intent: 'global',
              id: supplier,
              ...period,
              idempotency_key: `${idempotencyKey}-global`,
            }}
            label={t.make}
          />
        </>
      )}
    </div>
  );
}

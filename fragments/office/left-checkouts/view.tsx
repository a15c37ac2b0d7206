import { fill } from '../../../shared/i18n/fill.ts';
import type { LeftCheckout } from '../../../shared/contracts/left-checkouts.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { DayRange } from '../../../shared/ui/form/DayRange.tsx';
import { momentOf } from '../../_office/day.ts';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { Rows } from '../../_office/Rows.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { LeftCheckoutsViewProps } from './props.ts';

/** The checkouts that buyers with a contact have left, each with its tries to pay. */
export function LeftCheckoutsView(props: FragmentProps<LeftCheckoutsViewProps>) {
  const { env, t, checkouts, total, page, narrowed } = props;
  const action = `${env.base}/admin/compras-sin-terminar`;
  const asked = Object.entries(narrowed).filter(([, value]) => value !== '');
  const hrefOf = (to: number) => `${action}?${new URLSearchParams([...asked, ['page', `${to}`]])}`;
  return (
    <OfficePage title={t.title} intro={t.intro} done={null}>
      <form className="find" role="search" action={action} id="search">
        <DayRange t={t} narrowed={narrowed} />
        <button className="btn">{t.find}</button>
      </form>
      <Rows
        rows={checkouts.map((one) => ({ ...one, id: one.checkout }))}
        renderRow={(checkout) => <Row {...props} checkout={checkout} />}
        all={asked.length > 0 ? action : null}
        page={page}
        total={total}
        hrefOf={hrefOf}
        t={t}
      />
    </OfficePage>
  );
}

function Row({ env, t, checkout }: LeftCheckoutsViewProps & { checkout: LeftCheckout }) {
  const { amount, currency, buyer, lines, tries, payment_type: code } = checkout;
  return (
    <div className="row">
      <div className="own">
        <span>
          <b>{formatMoney(amount, currency, env.tag)}</b> · {buyer.full_name}
        </span>
        <span className="small">
          <a href={`mailto:${buyer.email}`}>{buyer.email}</a> · {buyer.phone}
        </span>
        <span className="small">
          {lines.map(({ name, amount: units }) => `${units} × ${name}`).join(', ')}
        </span>
        <span className="muted small">
          {fill(t.begun, { time: momentOf(checkout.begun_on, env), way: t.codes[code] })}
        </span>
        {tries.length === 0 && <span className="small">{t.noTries}</span>}
        {tries.length > 0 && (
          <ol className="tries small">
            {tries.map((tried) => (
              <li key={tried.at}>
                {fill(t.tried, {
                  time: momentOf(tried.at, env),
                  way: t.codes[tried.payment_type],
                })}
                {': '}
                {tried.decline_code === null
                  ? t.unfinished
                  : fill(t.declined, { code: tried.decline_code })}
                {tried.decline_text !== null && (
                  <span className="muted">{fill(t.told, { text: tried.decline_text })}</span>
                )}
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

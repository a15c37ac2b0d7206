import type { InStoreSale } from '../../../../shared/contracts/in-store.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { PointOfSaleUi } from '../model.ts';

/** The sale that was just made: the change to give, its receipt, and the way to the next one. */
export function Sold({ ui, sold }: { ui: PointOfSaleUi; sold: InStoreSale }) {
  const { props, model, action } = ui;
  const { t, env } = props;
  const money = (amount: number) => formatMoney(amount, sold.currency, env.tag);
  return (
    <div className="sold" role="status">
      <p className="h3">
        <Icon name="check" />
        <span>{t.sold}</span>
      </p>
      {sold.change > 0 && (
        <p className="change">{fill(t.giveChange, { change: money(sold.change) })}</p>
      )}
      <p>
        {fill(t.soldText, {
          number: sold.number,
          total: money(sold.total),
          way: t.ways[sold.taken],
        })}
      </p>
      {sold.is_mailed && <p className="muted">{t.mailed}</p>}
      <p className="cluster">
        <a
          className="btn btn-primary"
          href={action}
          data-enhance=""
          onClick={(event) => {
            event.preventDefault();
            model.begin();
          }}
        >
          {t.another}
        </a>
        <a className="btn" href={env.base + sold.receipt}>
          {t.print}
        </a>
        <a className="btn btn-quiet" href={`${env.base}/admin/ordenes/${sold.order}`}>
          {t.toOrder}
        </a>
      </p>
    </div>
  );
}

import { fill } from '../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { EarningRow, ItemEarningsViewProps } from './props.ts';

type Props = FragmentProps<ItemEarningsViewProps>;

/** What a sale of an item earns a reseller, who alone sees it, and the form that shows or hides it. */
export function ItemEarningsView(props: Props) {
  const { t, isShown, link } = props;
  if (!isShown) return <Choice {...props} />;
  return (
    <section className="earnings" aria-labelledby="earnings">
      <header>
        <h2 className="label" id="earnings">
          {t.title}
        </h2>
        <Choice {...props} />
      </header>
      <Amounts {...props} />
      <label className="field">
        <span className="small">{t.link}</span>
        <input type="url" readOnly value={link} />
      </label>
      <p className="small muted">{t.onlyYou}</p>
    </section>
  );
}

/** One line where all variants earn alike, else a table of them. */
function Amounts({ env, t, rows }: Props) {
  const money = ({ currency }: EarningRow, minor: number) => formatMoney(minor, currency, env.tag);
  const percent = new Intl.NumberFormat(env.tag, { style: 'percent', maximumFractionDigits: 4 });
  const [first, ...others] = rows;
  if (!first) return null;
  const rate = <p className="small muted">{fill(t.rate, { rate: percent.format(first.rate) })}</p>;
  const isAlike = others.every(
    ({ price, earnings }) => price === first.price && earnings === first.earnings,
  );
  if (isAlike) {
    return (
      <>
        <p className="earn">
          <strong>{fill(t.earn, { amount: money(first, first.earnings) })}</strong>
        </p>
        <dl>
          <dt>{t.price}</dt>
          <dd>{money(first, first.price)}</dd>
          <dt>{t.buyBy}</dt>
          <dd>{money(first, first.buy_by)}</dd>
        </dl>
        {rate}
      </>
    );
  }
  return (
    <>
      <div className="scroll" tabIndex={0} role="group" aria-labelledby="earnings">
        <table>
          <thead>
            <tr>
              <th scope="col">{t.variant}</th>
              <th scope="col">{t.earned}</th>
              <th scope="col">{t.price}</th>
              <th scope="col">{t.buyBy}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.sku}>
                <th scope="row">{row.name}</th>
                <td>{money(row, row.earnings)}</td>
                <td>{money(row, row.price)}</td>
                <td>{money(row, row.buy_by)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rate}
    </>
  );
}

function Choice({ env, t, isShown, returnTo }: Props) {
  return (
    <form method="post" action={`${env.base}/preferences`}>
      <input type="hidden" name="return_to" value={returnTo} />
      <button
        className={isShown ? 'link' : 'btn btn-s'}
        name="resale"
        value={isShown ? 'hide' : 'show'}
      >
        {isShown ? t.hide : t.show}
      </button>
    </form>
  );
}

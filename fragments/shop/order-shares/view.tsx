import type { DividedLineView } from '../../../shared/contracts/wallets.ts';
import { count, fill } from '../../../shared/i18n/fill.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { formatMoney, sumMinor } from '../../../shared/kernel/money.ts';
import type { ShareRole } from '../../../shared/rules/seen-shares.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { OrderSharesViewProps } from './props.ts';

type Props = FragmentProps<OrderSharesViewProps>;

/** Where each peso of an order went, as bar and table, as far as its reader may see. */
export function OrderSharesView(props: Props) {
  const { env, t, order, back } = props;
  return (
    <>
      <header className="head">
        <h1 className="h1">{fill(t.of, { number: order.number })}</h1>
        <p>
          {fill(t.soldBy, { store: order.sold_by, day: dayOf(order.placed_on, env) })}{' '}
          <span className="badge">{t.states[order.state]}</span>
        </p>
        <p className="muted">{whenFree(props)}</p>
      </header>
      {order.lines.map((line, index) => (
        // Lines have no other name of their own.
        <Line key={index} {...props} line={line} id={`line-${index}`} />
      ))}
      {order.shipping !== null && order.shipping > 0 && (
        <p>{fill(t.shipping, { amount: moneyOf(props, order.shipping) })}</p>
      )}
      <p className="ways">
        <a className="btn" href={env.base + back}>
          {t.back}
        </a>
        {order.is_supplier && (
          <a className="btn" href={`${env.base}/admin/ordenes/${order.id}`}>
            {t.openOrder}
          </a>
        )}
      </p>
    </>
  );
}

function Line(props: Props & { line: DividedLineView; id: string }) {
  const { env, t, line, id } = props;
  const { name, units, total, margin, reason, shares } = line;
  const percent = percentIn(env.tag);
  return (
    <section className="line" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {name}
      </h2>
      <p className="muted">{count(t, 'units', units, { total: moneyOf(props, total) })}</p>
      {margin !== null && margin > 0 && <p>{fill(t.margin, { amount: moneyOf(props, margin) })}</p>}
      {t.reasons[reason] !== '' && margin !== 0 && <p className="notice">{t.reasons[reason]}</p>}
      <Bar {...props} />
      <div className="scroll" tabIndex={0} role="group" aria-labelledby={id}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.who}</th>
              <th scope="col">{t.rate}</th>
              <th scope="col">{t.amount}</th>
              <th scope="col">{t.returned}</th>
              <th scope="col">{t.left}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ role, amount, returned, rate, is_own: isOwn }) => (
              <tr key={role}>
                <th scope="row">
                  {isOwn ? fill(t.own, { role: nameOf(t, role) }) : nameOf(t, role)}
                </th>
                <td>{rate === null ? '—' : percent.format(rate)}</td>
                <td>{moneyOf(props, amount)}</td>
                <td>{moneyOf(props, returned)}</td>
                <td>{moneyOf(props, amount - returned)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The parts beside each other, each as wide as it is of the line's total. */
function Bar(props: Props & { line: DividedLineView }) {
  const { t, line } = props;
  if (line.total === 0) return null;
  const wide = (amount: number) => (100 * amount) / line.total;
  const parts = line.shares.map(({ role, amount }, index) => ({
    role,
    x: wide(sumMinor(line.shares.slice(0, index).map((before) => before.amount))),
    width: wide(amount),
    label: fill(t.bar, { role: nameOf(t, role), amount: moneyOf(props, amount) }),
  }));
  return (
    <svg
      className="bar"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      role="img"
      aria-label={parts.map(({ label }) => label).join(', ')}
    >
      {parts.map(({ role, x, width }) => (
        <rect key={role} className={role} y="0" height="4" x={x} width={width} />
      ))}
    </svg>
  );
}

function whenFree(props: Props): string {
  const { env, t, order } = props;
  if (order.owed > 0) return fill(t.owed, { amount: moneyOf(props, order.owed) });
  return order.free_on === null ? t.freeLater : fill(t.freeOn, { day: dayOf(order.free_on, env) });
}

/** The words of a role; a text's name cannot end like a plural's. */
function nameOf({ roles }: Props['t'], role: ShareRole): string {
  if (role === 'up_one') return roles.sponsor;
  return role === 'up_two' ? roles.above : roles[role];
}

const moneyOf = ({ env, order }: Props, minor: number) =>
  formatMoney(minor, order.currency, env.tag);

const percentIn = (tag: string) =>
  new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 4 });

function dayOf(iso: string, { tag, country }: { readonly tag: string; readonly country: string }) {
  const timeZone = timeZoneOf(country);
  return dateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(new Date(iso));
}

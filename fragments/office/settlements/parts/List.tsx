import type { Settlement } from '../../../../shared/contracts/settlements.ts';
import { count, fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { lastPage } from '../../../../shared/rules/paging.ts';
import { SETTLEMENT_ROWS } from '../../../../shared/rules/settlements.ts';
import { Pager } from '../../../../shared/ui/Pager.tsx';
import { dayOf, momentOf } from '../../../_office/day.ts';
import type { SettlementsShown, SettlementsViewProps } from '../props.ts';
import { Span } from './Span.tsx';
import { Take } from './Take.tsx';

type Props = SettlementsViewProps & { shown: Extract<SettlementsShown, { kind: 'list' }> };

/** What providers hold, the form of one more report, and the reports that were taken. */
export function List(props: Props) {
  const { env, t, shown, total, page } = props;
  const action = `${env.base}/admin/pagos/liquidaciones`;
  return (
    <>
      {shown.clearing.length > 0 && <Held {...props} />}
      <Take {...props} action={action} />
      <section className="part" aria-labelledby="list">
        <h2 className="h3" id="list">
          {t.list}
        </h2>
        <Sources {...props} />
        {shown.settlements.length === 0 ? (
          <div className="empty">
            <p className="h3">{t.none}</p>
            <p className="muted">{t.noneText}</p>
          </div>
        ) : (
          <ul className="rows" role="list">
            {shown.settlements.map((settlement) => (
              <li key={settlement.id}>
                <Row {...props} action={action} settlement={settlement} />
              </li>
            ))}
          </ul>
        )}
        {shown.settlements.length > 0 && <Span {...props} action={action} />}
        <Pager
          t={t.pager}
          tag={env.tag}
          page={page}
          last={lastPage(total, SETTLEMENT_ROWS)}
          url={(to) => `${action}?page=${to}`}
        />
      </section>
    </>
  );
}

/** What each provider holds by the books of the network. */
function Held({ env, t, shown }: Props) {
  return (
    <section className="part" aria-labelledby="clearing">
      <h2 className="h3" id="clearing">
        {t.clearing}
      </h2>
      <p className="muted">{t.clearingText}</p>
      <ul className="rows" role="list">
        {shown.clearing.map(({ payment_type: code, currency, amount }) => (
          <li key={code + currency} className="row">
            <b className="own">{t.codes[code]}</b>
            <b className="sum">{formatMoney(amount, currency, env.tag)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** When each account was asked for its reports, and whether it answers. */
function Sources({ env, t, shown }: Props) {
  return shown.sources.map(({ payment_type: code, of, asked_on: at, is_failing: isFailing }) => (
    <p className={isFailing ? 'error small' : 'muted small'} key={code + of}>
      {fill<string>(isFailing ? t.failing : t.asked, {
        provider: t.codes[code],
        time: momentOf(at, env),
      })}
    </p>
  ));
}

function Row({
  env,
  t,
  action,
  settlement,
}: Props & { readonly action: string; readonly settlement: Settlement }) {
  const { id, report, currency, open_lines: open } = settlement;
  const money = (minor: number) => formatMoney(minor, currency, env.tag);
  return (
    <div className="row">
      <div className="own">
        <a className="link" href={`${action}/${id}`}>
          {t.codes[settlement.payment_type]} · {fill<string>(t.report, { report })}
        </a>
        <span className="muted small">
          {fill(t.paidOn, { day: dayOf(`${settlement.paid_on}T18:00:00Z`, env) })} ·{' '}
          {t.of[settlement.of]} · {t.origins[settlement.origin]}
        </span>
        <span className="small">
          {t.gross} {money(settlement.gross)} · {t.fee} {money(settlement.fee)}
        </span>
      </div>
      <b className="sum">{money(settlement.net)}</b>
      <span className={open > 0 ? 'badge badge-danger' : 'badge'}>
        {open > 0 ? count(t, 'open', open) : t.matches}
      </span>
    </div>
  );
}

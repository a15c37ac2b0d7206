import type { SettlementLine } from '../../../../shared/contracts/settlements.ts';
import { count, fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { lastPage } from '../../../../shared/rules/paging.ts';
import { SETTLEMENT_LINE_ROWS } from '../../../../shared/rules/settlements.ts';
import { Pager } from '../../../../shared/ui/Pager.tsx';
import { dayOf } from '../../../_office/day.ts';
import { Post } from '../../../_office/Post.tsx';
import { ByHand } from './ByHand.tsx';
import { Sums } from './Sums.tsx';
import type { SettlementsShown, SettlementsViewProps } from '../props.ts';

type Props = SettlementsViewProps & { shown: Extract<SettlementsShown, { kind: 'one' }> };

/** One settlement: its sums, what does not match, and its lines. */
export function One(props: Props) {
  const { env, t, shown, page, total, idempotencyKey } = props;
  const { settlement, isOpenOnly } = shown;
  const list = `${env.base}/admin/pagos/liquidaciones`;
  const action = `${list}/${settlement.id}`;
  const money = (minor: number) => formatMoney(minor, settlement.currency, env.tag);
  const day = dayOf(`${settlement.paid_on}T18:00:00Z`, env);
  const open = settlement.open_lines;
  return (
    <>
      <p>
        <a className="link" href={list}>
          {t.back}
        </a>
      </p>
      <section className="part" aria-labelledby="report">
        <h2 className="h3" id="report">
          {t.codes[settlement.payment_type]} ·{' '}
          {fill<string>(t.report, { report: settlement.report })}
        </h2>
        <p>
          {fill(t.paidOn, { day })} · {t.of[settlement.of]} · {t.origins[settlement.origin]}
        </p>
        <Sums {...props} money={money} />
        <p>
          <span className={open > 0 ? 'badge badge-danger' : 'badge'}>
            {open > 0 ? count(t, 'open', open) : t.matches}
          </span>
        </p>
        {open > 0 ? (
          <>
            <p className="muted">
              {fill<string>(t.openText, { amount: money(settlement.open_net) })}
            </p>
            <Post
              action={action}
              fields={{ intent: 'match', idempotency_key: `${idempotencyKey}-match` }}
              label={t.match}
            />
          </>
        ) : (
          <p className="muted">{t.noOpen}</p>
        )}
        <p>
          <a className="btn btn-s" href={`${action}/archivo`} download>
            {t.download}
          </a>
        </p>
      </section>
      <section className="part" aria-labelledby="lines">
        <h2 className="h3" id="lines">
          {t.lines}
        </h2>
        {open > 0 && (
          <p>
            <a className="link" href={isOpenOnly ? action : `${action}?open=true`}>
              {isOpenOnly ? t.all : t.openOnly}
            </a>
          </p>
        )}
        <Lines {...props} money={money} />
        <ByHand {...props} action={action} money={money} />
        <Pager
          t={t.pager}
          tag={env.tag}
          page={page}
          last={lastPage(total, SETTLEMENT_LINE_ROWS)}
          url={(to) => `${action}?${isOpenOnly ? 'open=true&' : ''}page=${to}`}
        />
      </section>
    </>
  );
}

function Lines(props: Props & { readonly money: (minor: number) => string }) {
  const { t, shown } = props;
  const sums = ['gross', 'fee', 'net'] as const;
  return (
    <div className="scroll" role="group" aria-label={t.lines} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.line}</th>
            <th scope="col">{t.kind}</th>
            <th scope="col">{t.state}</th>
            <th scope="col">{t.reference}</th>
            {sums.map((sum) => (
              <th scope="col" className="sum" key={sum}>
                {t[sum]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.lines.map((line) => (
            <tr key={line.position}>
              <td>{line.position}</td>
              <td>{t.kinds[line.kind]}</td>
              <td>
                <State {...props} line={line} />
              </td>
              <td>
                <code>{line.subject ?? line.reference}</code>
              </td>
              {sums.map((sum) => (
                <td className="sum" key={sum}>
                  {props.money(line[sum])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Why a line does not match, and the payment that it is about. */
function State({ env, t, line }: Props & { readonly line: SettlementLine }) {
  return (
    <>
      {line.problem === null ? (
        t.matches
      ) : line.by_hand ? (
        t.problems[line.problem]
      ) : (
        <b>{t.problems[line.problem]}</b>
      )}
      {line.by_hand && (
        <span className="muted small">
          {' · '}
          {fill<string>(t.decided[line.by_hand.way], {
            day: dayOf(line.by_hand.on, env),
            reason: line.by_hand.reason,
          })}
        </span>
      )}
      {line.payment !== null && (
        <>
          {' · '}
          <a className="link" href={`${env.base}/admin/pagos/${line.payment}`}>
            {line.number === null ? t.paymentOnly : fill(t.payment, { number: line.number })}
          </a>
        </>
      )}
    </>
  );
}

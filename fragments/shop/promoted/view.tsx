import { fill } from '../../../shared/i18n/fill.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { lastPage } from '../../../shared/rules/paging.ts';
import { PROMOTED_PAGE } from '../../../shared/rules/promoters.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { EdgeIcon } from '../../../shared/ui/EdgeIcon.tsx';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { Pager } from '../../../shared/ui/Pager.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import { addressOf } from './parts/address.ts';
import { Rows } from './parts/Rows.tsx';
import { Sponsor } from './parts/Sponsor.tsx';
import { Tree } from './parts/Tree.tsx';
import type { PromotedViewProps } from './props.ts';

/** Whom an account brought into the network: a table by level, the tree as of a day, and the wallet that they fill. */
export function PromotedView(props: FragmentProps<PromotedViewProps>) {
  const { env, t, me, of, rows, total, page, names, done, error, sponsor } = props;
  const nameOf = (id: string): string => (id === me ? t.you : (names[id]?.name ?? t.gone));
  const days = dateTimeFormat(env.tag, { dateStyle: 'medium', timeZone: timeZoneOf(env.country) });
  const dayOf = (iso: string): string => days.format(new Date(iso));
  const shown = { ...props, nameOf, dayOf };
  const isOwn = of.id === me;
  return (
    <>
      <header className="head">
        <h1 className="h1" dir="auto">
          {isOwn ? t.title : fill(t.titleOf, { name: nameOf(of.id) })}
        </h1>
        {isOwn && <p className="muted">{t.intro}</p>}
        {!isOwn && <Above {...shown} />}
      </header>
      <FormNotice text={error} />
      {done && (
        <p className="notice notice-success" role="status">
          {t.done[done]}
        </p>
      )}
      <Wallet {...props} />
      <Levels {...shown} />
      {rows.length > 0 ? (
        <Rows {...shown} />
      ) : (
        <div className="empty">
          <EdgeIcon name="users" />
          <p className="h3">{t.none}</p>
          <p className="muted">{isOwn ? t.noneText : t.noneOf}</p>
          {isOwn && (
            <a className="btn" href={`${env.base}/apps/me/referral`}>
              {t.share}
            </a>
          )}
        </div>
      )}
      <Pager
        t={t.pager}
        tag={env.tag}
        page={page}
        last={lastPage(total, PROMOTED_PAGE)}
        url={(to) => addressOf(props, nameOf, { page: to })}
      />
      <Tree {...shown} />
      {sponsor && <Sponsor {...shown} sponsor={sponsor} />}
    </>
  );
}

type Shown = PromotedViewProps & { nameOf: (id: string) => string };

/** The ways back up: to the account above, where the one that looks may see it, and to its own tree. */
function Above(props: Shown) {
  const { t, of, me, names, nameOf } = props;
  const above = of.sponsor;
  return (
    <p className="ways">
      {above !== null && above !== me && names[above] && (
        <a className="btn btn-s" href={addressOf(props, nameOf, { of: above })}>
          {fill(t.up, { name: nameOf(above) })}
        </a>
      )}
      <a className="btn btn-s" href={addressOf(props, nameOf, { of: me })}>
        {t.mine}
      </a>
    </p>
  );
}

function Levels(props: Shown) {
  const { t, isFirstLevel, nameOf } = props;
  return (
    <nav className="levels" aria-label={t.levels}>
      {[true, false].map((isFirst) => (
        <a
          key={String(isFirst)}
          className="btn btn-s"
          href={addressOf(props, nameOf, { isFirstLevel: isFirst })}
          aria-current={isFirst === isFirstLevel ? 'true' : undefined}
        >
          {isFirst ? t.first : t.all}
        </a>
      ))}
    </nav>
  );
}

function Wallet({ env, t, wallet }: PromotedViewProps) {
  if (wallet === null) return null;
  const money = (amount: number) => formatMoney(amount, wallet.currency, env.tag);
  return (
    <section className="card wallet" aria-label={t.wallet}>
      <p>
        <b>{fill(t.balance, { amount: money(wallet.balance) })}</b>
        <br />
        <span className="muted small">
          {fill(t.available, { amount: money(wallet.available) })}
        </span>
      </p>
      <a className="btn btn-s" href={wallet.href}>
        {t.toWallet}
      </a>
    </section>
  );
}

import type { PromotedItem } from '../../../shared/contracts/referral.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { lastPage } from '../../../shared/rules/paging.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { itemUrl } from '../../../shared/rules/urls.ts';
import { EdgeIcon } from '../../../shared/ui/EdgeIcon.tsx';
import { Pager } from '../../../shared/ui/Pager.tsx';
import { Thumbnail } from '../../../shared/ui/Thumbnail.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { ReferralViewProps } from './props.ts';

type Props = FragmentProps<ReferralViewProps>;

const PATH = '/apps/me/referral';
/** Width of a photo in the list, in CSS pixels. */
const PHOTO_PX = 64;

/** What an account may sell of other stores, and which parts of a margin it gets. */
export function ReferralView(props: Props) {
  const { env, t, tab } = props;
  return (
    <>
      <header className="head">
        <h1 className="h1">{t.title}</h1>
        <p className="muted">{t.intro}</p>
        <p>
          <slot name="advisor">
            <a href={`${env.base}/apps/me/advisor`}>{t.advisor}</a>
          </slot>
        </p>
        <p>
          <a className="link" href={`${env.base}${PATH}/promoted`}>
            {t.promoted}
          </a>{' '}
          ·{' '}
          <a className="link" href={`${env.base}/apps/me/affinity-group/requests`}>
            {t.affinity}
          </a>
        </p>
      </header>
      <nav className="tabs" aria-label={t.title}>
        {(['products', 'plans'] as const).map((one) => (
          <a
            key={one}
            className="btn btn-s"
            href={`${env.base}${PATH}${one === 'plans' ? '/resale/plans' : ''}`}
            aria-current={one === tab ? 'page' : undefined}
          >
            {t.tabs[one]}
          </a>
        ))}
      </nav>
      {tab === 'products' ? <Products {...props} /> : <Rates {...props} />}
    </>
  );
}

function Products(props: Props) {
  const { env, t, list, page, pageSize, narrowed } = props;
  const action = env.base + PATH;
  const asked = Object.entries(narrowed).filter(([, value]) => value !== '');
  const isNarrowed = asked.length > 0;
  return (
    <section aria-label={t.list}>
      <Next {...props} />
      <Find {...props} action={action} />
      {list.results.length > 0 ? (
        <ul className="rows" role="list">
          {list.results.map((item) => (
            <Row key={item.id} {...props} item={item} />
          ))}
        </ul>
      ) : (
        <div className="empty">
          <EdgeIcon name="tag" />
          <p className="h3">{isNarrowed ? t.noneFound : t.none}</p>
          <p className="muted">{isNarrowed ? t.noneFoundText : t.noneText}</p>
          {isNarrowed && (
            <a className="btn btn-s" href={action}>
              {t.showAll}
            </a>
          )}
        </div>
      )}
      <Pager
        t={t.pager}
        tag={env.tag}
        page={page}
        last={lastPage(list.matches_estimated, pageSize)}
        url={(to) => `${action}?${new URLSearchParams([...asked, ['page', `${to}`]])}`}
      />
    </section>
  );
}

/** The next step: into the own store, or to open one. */
function Next({ env, t, ownStoreUrl }: Props) {
  if (ownStoreUrl !== null)
    return (
      <p className="next">
        <a className="btn btn-primary" href={ownStoreUrl}>
          {t.own}
        </a>
      </p>
    );
  return (
    <p className="next">
      <span>{t.openText}</span>
      <a className="btn btn-primary" href={`${env.base}/asistentes/emprendedores`}>
        {t.open}
      </a>
    </p>
  );
}

function Find({ t, narrowed, action }: Props & { action: string }) {
  return (
    <form className="find" role="search" action={action}>
      <div className="field">
        <label htmlFor="f-text">{t.search}</label>
        <input id="f-text" name="text" type="search" maxLength={100} defaultValue={narrowed.text} />
      </div>
      <div className="field">
        <label htmlFor="f-type">{t.type}</label>
        <select id="f-type" name="type" defaultValue={narrowed.type}>
          <option value="">{t.every}</option>
          {Object.entries(t.types).map(([type, words]) => (
            <option key={type} value={type}>
              {words}
            </option>
          ))}
        </select>
      </div>
      <button className="btn">{t.find}</button>
    </form>
  );
}

function Row({ env, t, item, promoter }: Props & { item: PromotedItem }) {
  const { name, photo, currency, supplier_name: supplier } = item;
  const money = (minor: number) => formatMoney(minor, currency, env.tag);
  const path = itemUrl(env.base, { ...item, owner_slug: item.supplier_slug });
  return (
    <li>
      <span className="thumb">
        {photo && <Thumbnail photo={photo} size={PHOTO_PX} loading="lazy" />}
      </span>
      <span className="what">
        <b>{name}</b>
        <span className="muted small">{fill(t.supplied, { name: supplier })}</span>
        {item.in_store && promoter !== null && (
          <a href={`${path}?referral=${promoter}`} aria-label={fill(t.shareOf, { name })}>
            {t.share}
          </a>
        )}
      </span>
      <span className="sums">
        <b>{fill(t.earn, { amount: money(item.earnings) })}</b>
        <span className="small">{fill(t.buyBy, { amount: money(item.buy_by) })}</span>
        <span className="muted small">{fill(t.price, { amount: money(item.list_price) })}</span>
      </span>
    </li>
  );
}

/** The table of rates, until plans are sold. */
function Rates({ env, t, rates }: Props) {
  if (rates === null)
    return (
      <div className="empty">
        <EdgeIcon name="cash" />
        <p className="h3">{t.noRates}</p>
        <p className="muted">{t.noRatesText}</p>
      </div>
    );
  const percent = new Intl.NumberFormat(env.tag, { style: 'percent', maximumFractionDigits: 4 });
  const rows = [
    [t.roles.seller, rates.seller],
    [t.roles.sponsor, rates.up_one],
    [t.roles.above, rates.up_two],
  ] as const;
  return (
    <section className="stack" aria-label={t.tabs.plans}>
      <p>{t.ratesText}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.who}</th>
            <th scope="col">{t.part}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([who, rate]) => (
            <tr key={who}>
              <th scope="row">{who}</th>
              <td>{percent.format(rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t.touch[rates.touch]}</p>
      {Date.parse(rates.since) > 0 && (
        <p className="muted small">{fill(t.since, { day: dayOf(rates.since, env) })}</p>
      )}
    </section>
  );
}

function dayOf(iso: string, { tag, country }: { readonly tag: string; readonly country: string }) {
  const timeZone = timeZoneOf(country);
  return dateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(new Date(iso));
}

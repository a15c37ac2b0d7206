import { storeTypes, type StoreType } from '../../../shared/contracts/fields.ts';
import { count, fill } from '../../../shared/i18n/fill.ts';
import { numberFormat } from '../../../shared/kernel/intl.ts';
import { BUSINESSES_TEXT_MAX } from '../../../shared/rules/businesses.ts';
import { lastPage } from '../../../shared/rules/paging.ts';
import { EdgeIcon } from '../../../shared/ui/EdgeIcon.tsx';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { Pager } from '../../../shared/ui/Pager.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import { listUrl } from './parts/list-url.ts';
import { Row } from './parts/Row.tsx';
import type { BusinessListViewProps } from './props.ts';

/** The stores of a network, or its franchises, with a search by name. */
export function BusinessListView(props: FragmentProps<BusinessListViewProps>) {
  const { env, of, list, text, page, pageSize, follow, t } = props;
  const number = numberFormat(env.tag);
  return (
    <section aria-labelledby="title">
      <header className="head">
        <h1 id="title" className="h1">
          {t[of].title}
        </h1>
        <p className="muted">{t[of].intro}</p>
        {of === 'franchises' && (
          <p>
            <a className="link" href={`${env.base}/red-comercial`}>
              {t.network}
            </a>
          </p>
        )}
        <Search {...props} />
        {props.type !== undefined && <Types {...props} chosen={props.type} />}
      </header>
      <FormNotice text={follow?.error ?? null} />
      {follow?.done && (
        <p className="muted small" role="status">
          {t[follow.done]}
        </p>
      )}
      {list?.results.length ? (
        <>
          <p className="muted small" role={text ? 'status' : undefined}>
            {count(t, 'results', list.matches_estimated, {
              shown: number.format(list.matches_estimated),
            })}
          </p>
          <ul className="rows" role="list">
            {list.results.map((business) => (
              <li key={business.id}>
                <Row {...props} business={business} />
              </li>
            ))}
          </ul>
          <Pager
            t={t.pager}
            tag={env.tag}
            page={page}
            last={lastPage(list.matches_estimated, pageSize)}
            url={(to) => listUrl(props, { page: to })}
          />
        </>
      ) : (
        <Nothing {...props} />
      )}
    </section>
  );
}

function Search({ t, of, path, text, type }: BusinessListViewProps) {
  return (
    <form className="search-field" role="search" method="get" action={path}>
      <label className="visually-hidden" htmlFor="text">
        {t[of].search}
      </label>
      <EdgeIcon name="search" />
      <input
        id="text"
        name="text"
        type="search"
        defaultValue={text}
        placeholder={t[of].search}
        maxLength={BUSINESSES_TEXT_MAX}
        autoComplete="off"
      />
      {type && <input type="hidden" name="type" value={type} />}
      <button className="btn btn-primary btn-s">{t.submit}</button>
    </form>
  );
}

/** The types as links, each of the same search. */
function Types(props: BusinessListViewProps & { chosen: StoreType | null }) {
  const { t, chosen } = props;
  return (
    <nav aria-label={t.types.label}>
      <ul className="cluster" role="list">
        {[null, ...storeTypes].map((type) => (
          <li key={type}>
            <a
              className="chip"
              href={listUrl(props, { type, page: 1 })}
              aria-current={type === chosen ? 'true' : undefined}
            >
              {t.types[type ?? 'all']}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Nothing(props: BusinessListViewProps) {
  const { env, of, list, text, type, path, t } = props;
  const isNarrowed = text !== '' || Boolean(type) || (list?.matches_estimated ?? 0) > 0;
  const [title, hint, label, to] = !list
    ? [t.failed, null, t.retry, listUrl(props)]
    : isNarrowed
      ? [t.empty, text && fill(t.emptyText, { text }), t[of].all, path]
      : [t.empty, t[of].emptyHint, t.home, `${env.base}/`];
  return (
    <div className="empty" role="status">
      <EdgeIcon name={list ? 'store' : 'alert'} />
      <p className="h3">{title}</p>
      {hint && <p className="muted">{hint}</p>}
      <a className="btn" href={to}>
        {label}
      </a>
    </div>
  );
}

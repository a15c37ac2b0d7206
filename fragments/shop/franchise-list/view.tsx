import type { Franchise } from '../../../shared/contracts/franchises.ts';
import { count, fill } from '../../../shared/i18n/fill.ts';
import { FRANCHISE_IMAGE } from '../../../shared/kernel/constants/index.ts';
import { numberFormat } from '../../../shared/kernel/intl.ts';
import { lastPage } from '../../../shared/rules/paging.ts';
import { thumbnail } from '../../../shared/rules/pictures.ts';
import { EdgeIcon } from '../../../shared/ui/EdgeIcon.tsx';
import { Pager } from '../../../shared/ui/Pager.tsx';
import type { PageEnv } from '../../_runtime/env.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { Messages } from './messages/es.ts';
import type { FranchiseListViewProps } from './props.ts';

/** The franchises of the store's network, with a search by name. */
export function FranchiseListView(props: FragmentProps<FranchiseListViewProps>) {
  const { env, list, text, page, pageSize, t } = props;
  const number = numberFormat(env.tag);
  return (
    <section aria-labelledby="title">
      <header className="head">
        <h1 id="title" className="h1">
          {t.title}
        </h1>
        <p className="muted">{t.intro}</p>
        <Search {...props} />
      </header>
      {list?.results.length ? (
        <>
          <p className="muted small" role={text ? 'status' : undefined}>
            {count(t, 'results', list.matches_estimated, {
              shown: number.format(list.matches_estimated),
            })}
          </p>
          <ul className="rows" role="list">
            {list.results.map((franchise) => (
              <li key={franchise.id}>
                <Row env={env} t={t} franchise={franchise} />
              </li>
            ))}
          </ul>
          <Pager
            t={t.pager}
            tag={env.tag}
            page={page}
            last={lastPage(list.matches_estimated, pageSize)}
            url={(to) => listUrl(props, to)}
          />
        </>
      ) : (
        <Nothing {...props} />
      )}
    </section>
  );
}

/** Address of a page of the same search. */
function listUrl({ path, text }: FranchiseListViewProps, page: number): string {
  const query = [text && `text=${encodeURIComponent(text)}`, page > 1 && `page=${page}`]
    .filter(Boolean)
    .join('&');
  return query ? `${path}?${query}` : path;
}

function Search({ t, path, text }: FranchiseListViewProps) {
  return (
    <form className="search-field" role="search" method="get" action={path}>
      <label className="visually-hidden" htmlFor="text">
        {t.search}
      </label>
      <EdgeIcon name="search" />
      <input
        id="text"
        name="text"
        type="search"
        defaultValue={text}
        placeholder={t.search}
        maxLength={100}
        autoComplete="off"
      />
      <button className="btn btn-primary btn-s">{t.submit}</button>
    </form>
  );
}

function Row({ env, t, franchise }: { env: PageEnv; t: Messages; franchise: Franchise }) {
  const { name, photo, canonical_url: url, num_products: items } = franchise;
  const shown = numberFormat(env.tag).format(items);
  return (
    <article className="row">
      <div className="photo logo">
        {photo ? (
          <img
            src={thumbnail(photo, FRANCHISE_IMAGE.width)}
            alt=""
            width={FRANCHISE_IMAGE.width}
            height={FRANCHISE_IMAGE.height}
            loading="lazy"
            fetchPriority="low"
            decoding="async"
          />
        ) : (
          <EdgeIcon name="store" />
        )}
      </div>
      <div className="words">
        <h2 className="name">
          <a className="link go" href={url}>
            {name}
          </a>
        </h2>
        <p className="muted small address">{addressOf(url)}</p>
        <p className="small">{count(t, 'products', items, { shown })}</p>
      </div>
      <EdgeIcon name="chevron-right" />
    </article>
  );
}

/** A store's address as people write it. */
function addressOf(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}

function Nothing(props: FranchiseListViewProps) {
  const { env, list, text, page, path, t } = props;
  const [title, hint, label, to] = !list
    ? [t.failed, null, t.retry, listUrl(props, page)]
    : text || list.matches_estimated > 0
      ? [t.empty, text && fill(t.emptyText, { text }), t.all, path]
      : [t.empty, t.emptyHint, t.home, `${env.base}/`];
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

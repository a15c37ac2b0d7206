import type { BlogCard } from '../../../shared/contracts/blog.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { BLOG_PATH, blogUrl } from '../../../shared/rules/blog.ts';
import { lastPage } from '../../../shared/rules/paging.ts';
import { focusClass } from '../../../shared/rules/focus.ts';
import { pictureSources } from '../../../shared/rules/pictures.ts';
import { sectionUrl } from '../../../shared/rules/urls.ts';
import { EdgeIcon } from '../../../shared/ui/EdgeIcon.tsx';
import { Pager } from '../../../shared/ui/Pager.tsx';
import { mark } from '../../_runtime/mark.ts';
import type { BlogListViewProps } from './props.ts';

const SIZES = '(max-width:599px) 100vw,(max-width:989px) 50vw,400px';
const WIDTHS = [400, 750] as const;
/** Entries of the first row on wide screens: their pictures do not wait. */
const FIRST_ROW = 3;

/** The store's entries as cards, in pages. */
export function BlogListView(props: BlogListViewProps) {
  const { env, list, page, pageSize, t } = props;
  const path = env.base + BLOG_PATH;
  return (
    <section aria-labelledby="title">
      <header className="spread head">
        <h1 id="title" className="h1">
          {t.title}
        </h1>
        {list.results.length > 0 && (
          <a className="link small" href={`${path}/feed.xml`} type="application/atom+xml">
            {t.feed}
          </a>
        )}
      </header>
      {list.results.length > 0 ? (
        <>
          <ul className="entries" role="list">
            {list.results.map((entry, index) => (
              <li key={entry.id} {...mark(env, 'entry', entry.id)}>
                <Card {...props} entry={entry} eager={index < FIRST_ROW} />
              </li>
            ))}
          </ul>
          <Pager
            t={t.pager}
            tag={env.tag}
            page={page}
            last={lastPage(list.matches_estimated, pageSize)}
            url={(to) => (to === 1 ? path : `${path}?page=${to}`)}
          />
        </>
      ) : (
        <Nothing {...props} path={path} />
      )}
    </section>
  );
}

function Card({ env, entry, eager, t }: BlogListViewProps & { entry: BlogCard; eager: boolean }) {
  const { photo, author, published_at: at } = entry;
  const date = dateTimeFormat(env.tag, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <article className="entry">
      {photo && (
        <div className="photo">
          <img
            {...pictureSources(photo, WIDTHS, SIZES)}
            className={focusClass(photo.focus)}
            alt=""
            width={photo.width}
            height={photo.height}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
          />
        </div>
      )}
      <p className="muted small">
        <time dateTime={at}>{date.format(new Date(at))}</time>
        {author && ` · ${fill(t.by, { name: author.name })}`}
      </p>
      <h2 className="h3">
        <a className="go" href={blogUrl(env.base, entry.slug)}>
          {entry.title}
        </a>
      </h2>
      <p className="clamp-3">{entry.excerpt}</p>
    </article>
  );
}

function Nothing({ env, list, path, t }: BlogListViewProps & { path: string }) {
  const isPastLast = list.matches_estimated > 0;
  return (
    <div className="empty" role="status">
      <EdgeIcon name="book" />
      <p className="h3">{isPastLast ? t.pastLast : t.empty}</p>
      {!isPastLast && <p className="muted">{t.emptyHint}</p>}
      <a className="btn btn-primary" href={isPastLast ? path : sectionUrl(env.base, 'product')}>
        {isPastLast ? t.firstPage : t.allProducts}
      </a>
    </div>
  );
}

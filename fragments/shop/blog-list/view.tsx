import type { BlogCard, BlogList } from '../../../shared/contracts/blog.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
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
  const { env, list, tag, page, pageSize, t } = props;
  const path = env.base + BLOG_PATH;
  return (
    <section aria-labelledby="title">
      <header className="spread head">
        <h1 id="title" className="h1">
          {tag === '' ? t.title : fill(t.tagged, { tag })}
        </h1>
        {list && list.results.length > 0 && (
          <a className="link small" href={`${path}/feed.xml`} type="application/atom+xml">
            {t.feed}
          </a>
        )}
      </header>
      {tag !== '' && (
        <p>
          <a className="link" href={path}>
            {t.all}
          </a>
        </p>
      )}
      {list === null ? (
        <Failed {...props} />
      ) : list.results.length > 0 ? (
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
            url={(to) => pageOf(path, tag, to)}
          />
        </>
      ) : (
        <Nothing {...props} list={list} home={path} />
      )}
    </section>
  );
}

/** The address of a page of the list, or of the entries with a tag. */
function pageOf(path: string, tag: string, page: number): string {
  const query = new URLSearchParams({
    ...(tag !== '' && { tag }),
    ...(page > 1 && { page: `${page}` }),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
}

function Card({ env, entry, eager, t }: BlogListViewProps & { entry: BlogCard; eager: boolean }) {
  const { photo, author, published_at: at } = entry;
  const timeZone = timeZoneOf(env.zone ?? env.country);
  const date = dateTimeFormat(env.tag, { dateStyle: 'long', timeZone });
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

/** The blog could not be read: the page around it stands, and another try may read it. */
function Failed({ env, tag, page, path, t }: BlogListViewProps) {
  return (
    <div className="empty" role="alert">
      <EdgeIcon name="alert" />
      <p className="h3">{t.failed}</p>
      <p className="muted">{t.failedHint}</p>
      <a className="btn btn-primary" href={pageOf(env.base + path, tag, page)}>
        {t.again}
      </a>
    </div>
  );
}

type NothingProps = BlogListViewProps & { list: BlogList; home: string };

function Nothing({ env, list, home, t }: NothingProps) {
  const isPastLast = list.matches_estimated > 0;
  return (
    <div className="empty" role="status">
      <EdgeIcon name="book" />
      <p className="h3">{isPastLast ? t.pastLast : t.empty}</p>
      {!isPastLast && <p className="muted">{t.emptyHint}</p>}
      <a className="btn btn-primary" href={isPastLast ? home : sectionUrl(env.base, 'product')}>
        {isPastLast ? t.firstPage : t.allProducts}
      </a>
    </div>
  );
}

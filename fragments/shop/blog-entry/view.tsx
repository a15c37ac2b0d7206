import { fill } from '../../../shared/i18n/fill.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { BLOG_PATH } from '../../../shared/rules/blog.ts';
import { pictureSources } from '../../../shared/rules/pictures.ts';
import { EdgeIcon } from '../../../shared/ui/EdgeIcon.tsx';
import type { BlogEntryViewProps } from './props.ts';

const SIZES = '(max-width:767px) 100vw,720px';
const WIDTHS = [400, 750] as const;

/** One entry of the blog. */
export function BlogEntryView({ env, entry, storeName, isAbout = false, t }: BlogEntryViewProps) {
  const { photo, author, published_at: at } = entry;
  const timeZone = timeZoneOf(env.zone ?? env.country);
  const date = dateTimeFormat(env.tag, { dateStyle: 'long', timeZone });
  return (
    <article className="entry">
      <header className="stack">
        <h1>{entry.title}</h1>
        <p className="spread">
          <span className="muted small">
            {!isAbout && (
              <>
                <time dateTime={at}>{date.format(new Date(at))}</time>
                {author && ` · ${fill(t.by, { name: author.name })}`}
              </>
            )}
          </span>
          <slot name="share" />
        </p>
      </header>
      {photo && (
        <img
          className="lead"
          {...pictureSources(photo, WIDTHS, SIZES)}
          alt={photo.alt ?? ''}
          width={photo.width}
          height={photo.height}
          fetchPriority="high"
        />
      )}
      {/* Sanitised before it was kept: modules/blog/safe-html.ts. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: entry.body }} />
      {!isAbout && entry.tags.length > 0 && (
        <ul className="tags" aria-label={t.tags}>
          {entry.tags.map((tag) => (
            <li key={tag}>
              <a
                className="link small"
                href={`${env.base}${BLOG_PATH}?tag=${encodeURIComponent(tag)}`}
              >
                {tag}
              </a>
            </li>
          ))}
        </ul>
      )}
      {!isAbout && (
        <p>
          <a className="link more-link" href={env.base + BLOG_PATH}>
            {fill(t.all, { store: storeName })}
            <EdgeIcon name="arrow-right" />
          </a>
        </p>
      )}
    </article>
  );
}

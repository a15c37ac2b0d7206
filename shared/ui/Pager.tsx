import type { pager } from '../i18n/es/pager.ts';
import { fill } from '../i18n/fill.ts';
import { numberFormat } from '../kernel/intl.ts';
import { pageNumbers } from '../rules/paging.ts';
import { EdgeIcon } from './EdgeIcon.tsx';

interface PagerProps {
  /** The texts of `shared/i18n/es/pager.ts`, which the list's own texts include. */
  t: typeof pager;
  /** BCP 47, for the numbers. */
  tag: string;
  /** The current page, 1-based. */
  page: number;
  last: number;
  /** Address of a page. */
  url: (page: number) => string;
}

/** Links to the other pages of a list, with `pager.css`; renders nothing for a single page. */
export function Pager({ t, tag, page, last, url }: PagerProps) {
  if (last === 1) return null;
  const number = numberFormat(tag);
  return (
    <nav className="pager" aria-label={t.pages}>
      {/* An absent step keeps its place, so that the numbers stay in the middle on every page. */}
      {page > 1 ? (
        <a className="btn btn-s step" rel="prev" href={url(page - 1)}>
          <EdgeIcon name="chevron-left" />
          {t.prev}
        </a>
      ) : (
        <span className="step" />
      )}
      <p className="position small muted">
        {fill(t.position, { page: number.format(page), last: number.format(last) })}
      </p>
      <ol className="numbers" role="list">
        {pageNumbers(page, last).map((each, index) =>
          each === 0 ? (
            <li key={`gap${index}`} className="gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={each}>
              <a
                className="number-link"
                href={url(each)}
                aria-current={each === page ? 'page' : undefined}
                aria-label={fill(t.page, { page: each })}
              >
                {number.format(each)}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < last ? (
        <a className="btn btn-s step" rel="next" href={url(page + 1)}>
          {t.next}
          <EdgeIcon name="chevron-right" />
        </a>
      ) : (
        <span className="step" />
      )}
    </nav>
  );
}

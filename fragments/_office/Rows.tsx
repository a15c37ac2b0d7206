import type { ReactNode } from 'react';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { PageLinks } from './PageLinks.tsx';

interface RowsProps<Row extends { readonly id: string }> {
  rows: readonly Row[];
  renderRow: (row: Row) => ReactNode;
  /** Where the whole list is, of one that is narrowed. */
  all?: string | null;
  /** 1-based. */
  page: number;
  /** The number in all. */
  total: number;
  hrefOf: (page: number) => string;
  t: RowsWords;
}

/** The words of such a list; a list that cannot be narrowed has none for it. */
interface RowsWords {
  readonly none: string;
  readonly noneText: string;
  readonly noneFound?: string;
  readonly noneFoundText?: string;
  readonly showAll?: string;
  readonly previous: string;
  readonly next: string;
}

/** The rows of a list that the edge renders page by page, and the links to its other pages. */
export function Rows<Row extends { readonly id: string }>({
  rows,
  renderRow,
  all = null,
  page,
  total,
  hrefOf,
  t,
}: RowsProps<Row>) {
  return (
    <>
      {rows.length > 0 ? (
        <ul className="rows">
          {rows.map((row) => (
            <li key={row.id}>{renderRow(row)}</li>
          ))}
        </ul>
      ) : (
        <Empty all={all} t={t} />
      )}
      <PageLinks
        previous={page > 1 ? { href: hrefOf(page - 1), label: t.previous } : null}
        next={page * PAGE_SIZE.table < total ? { href: hrefOf(page + 1), label: t.next } : null}
      />
    </>
  );
}

/** What stands in place of the rows where there are none. */
function Empty({ all, t }: { readonly all: string | null; readonly t: RowsWords }) {
  const [title, text] = all === null ? [t.none, t.noneText] : [t.noneFound, t.noneFoundText];
  return (
    <div className="empty">
      <h2 className="h3">{title}</h2>
      {text && <p className="muted">{text}</p>}
      {all !== null && (
        <a className="btn btn-s" href={all}>
          {t.showAll}
        </a>
      )}
    </div>
  );
}

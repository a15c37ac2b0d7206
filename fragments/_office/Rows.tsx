import type { ReactNode } from 'react';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { PageLinks } from './PageLinks.tsx';

interface RowsProps<Row extends { readonly id: string }> {
  rows: readonly Row[];
  renderRow: (row: Row) => ReactNode;
  /** What stands in place of the rows where there are none. */
  empty: {
    readonly title: string;
    readonly text?: string | null;
    /** The way back to the whole list, of one that is narrowed. */
    readonly all?: { readonly href: string; readonly label: string } | null;
  };
  /** 1-based. */
  page: number;
  /** The number in all. */
  total: number;
  hrefOf: (page: number) => string;
  t: { readonly previous: string; readonly next: string };
}

/** The rows of a list that the edge renders page by page, and the links to its other pages. */
export function Rows<Row extends { readonly id: string }>({
  rows,
  renderRow,
  empty,
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
        <div className="empty">
          <h2 className="h3">{empty.title}</h2>
          {empty.text && <p className="muted">{empty.text}</p>}
          {empty.all && (
            <a className="btn btn-s" href={empty.all.href}>
              {empty.all.label}
            </a>
          )}
        </div>
      )}
      <PageLinks
        previous={page > 1 ? { href: hrefOf(page - 1), label: t.previous } : null}
        next={page * PAGE_SIZE.table < total ? { href: hrefOf(page + 1), label: t.next } : null}
      />
    </>
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import { useRef, type ReactNode } from 'react';
import type { ListModel } from './list.ts';
import { PageLinks } from './PageLinks.tsx';
import { WaitingRows } from './WaitingRows.tsx';

interface ListWords {
  readonly more: string;
  readonly previous: string;
  readonly again: string;
  readonly failed: string;
}

interface ListProps<T> {
  model: ListModel<T>;
  t: ListWords;
  renderRow: (item: T) => ReactNode;
  /** Shown when the list has no rows. */
  empty: ReactNode;
  /** 1-based page of the address, rows on a page, and the address of another page. */
  page: number;
  pageSize: number;
  pageHref: (page: number) => string;
}

/** A list of rows that loads more on demand; without script the next rows are another page. */
export function List<T extends { readonly id: string }>(props: ListProps<T>) {
  useSignals();
  const { model, t, renderRow, empty, page, pageSize, pageHref } = props;
  const { status, items, total } = model.$list.value;
  const list = useRef<HTMLUListElement>(null);
  const shown = (page - 1) * pageSize + items.length;
  /**
   * The link for more may disappear with the last rows, so the focus moves to the first new row.
   */
  const grow = async (): Promise<void> => {
    const before = items.length;
    await model.more();
    requestAnimationFrame(() => list.current?.children[before]?.querySelector('a')?.focus());
  };
  return (
    <>
      {items.length > 0 && (
        <ul className="rows" ref={list} aria-busy={status === 'loading' || undefined}>
          {items.map((item) => (
            <li key={item.id}>{renderRow(item)}</li>
          ))}
        </ul>
      )}
      {status === 'loading' && <WaitingRows />}
      <div role="status">
        {status === 'ready' && total === 0 && empty}
        {status === 'failed' && <p className="error">{t.failed}</p>}
      </div>
      <PageLinks
        previous={page > 1 ? { href: pageHref(page - 1), label: t.previous } : null}
        next={
          status === 'failed'
            ? { href: pageHref(page), label: t.again }
            : shown < total
              ? { href: pageHref(page + 1), label: t.more }
              : null
        }
        busy={status === 'loading'}
        onNext={() => void grow()}
      />
    </>
  );
}

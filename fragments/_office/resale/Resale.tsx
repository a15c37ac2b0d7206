import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import type { ResaleItem } from '../../../shared/contracts/resale.ts';
import { OFFERS_PAGE } from '../../../shared/rules/resale.ts';
import type { ListModel } from '../list.ts';
import { List } from '../List.tsx';
import { AddAll } from './AddAll.tsx';
import { Filters } from './Filters.tsx';
import { ResaleRow } from './ResaleRow.tsx';
import type { ResaleUi } from './ui.ts';

/** The search for other stores' items: its filters, its rows, and the way to add all of them. */
export function Resale({ ui }: { ui: ResaleUi }) {
  useSignals();
  const { model, t, action, page, asked } = ui;
  const filter = model.$filter.value;
  const isNarrowed = Object.values(filter).some((value) => value.trim() !== '');
  const isForking = model.$forking.value;
  return (
    <>
      <Filters ui={ui} />
      <AddAll ui={ui} />
      <section aria-label={t.list} aria-busy={isForking || undefined} className="offers">
        <List
          model={model.$list.value}
          t={{ ...t, failed: t.listFailed }}
          renderRow={(item) => <ResaleRow ui={ui} item={item} />}
          empty={
            <div className="empty">
              <h2 className="h3">{t.none}</h2>
              <p className="muted">{isNarrowed ? t.noneFoundText : t.noneText}</p>
            </div>
          }
          page={page}
          pageSize={OFFERS_PAGE}
          pageHref={(to) => `${action}?${new URLSearchParams({ ...asked, page: `${to}` })}`}
        />
        {ui.endless && <End list={model.$list.value} />}
        <div role="status">{isForking && <p className="veil">{t.forking}</p>}</div>
      </section>
    </>
  );
}

/** The end of a list that asks for its next rows as it comes into view, a little ahead. */
function End({ list }: { list: ListModel<ResaleItem> }) {
  useSignals();
  const { status, items, total } = list.$list.value;
  const end = useRef<HTMLSpanElement>(null);
  const canGrow = status === 'ready' && items.length < total;
  useEffect(() => {
    if (!canGrow || !end.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void list.more();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [canGrow, list]);
  return <span className="end" ref={end} />;
}

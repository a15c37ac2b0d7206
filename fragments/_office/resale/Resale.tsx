import { useSignals } from '@preact/signals-react/runtime';
import { OFFERS_PAGE } from '../../../shared/rules/resale.ts';
import { List } from '../List.tsx';
import { ListEnd } from '../ListEnd.tsx';
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
  const isForking = model.all.$forking.value;
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
        {ui.endless && <ListEnd list={model.$list.value} />}
        <div role="status">{isForking && <p className="veil">{t.forking}</p>}</div>
      </section>
    </>
  );
}

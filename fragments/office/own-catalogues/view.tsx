import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { PAGE_SIZE } from '../../../shared/kernel/constants/page-sizes.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { Order } from '../../_office/Order.tsx';
import { PageLinks } from '../../_office/PageLinks.tsx';
import { officePorts } from '../../_office/ports.ts';
import { WaitingRows } from '../../_office/WaitingRows.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import { ownCataloguesModel, type OwnCataloguesUi } from './model.ts';
import { CatalogueRow, Deleted } from './parts/CatalogueRow.tsx';
import { CreateForm } from './parts/CreateForm.tsx';
import type { OwnCataloguesViewProps } from './props.ts';

/** The store's catalogues in the order that shoppers see, and the form of a new one. */
export function OwnCataloguesView(props: FragmentProps<OwnCataloguesViewProps>) {
  useSignals();
  const { env, t, done, error = null, values } = props;
  const [model] = useState(() => ownCataloguesModel(officePorts(props), props));
  const ui: OwnCataloguesUi = {
    props,
    model,
    live: useLive(),
    action: `${env.base}/admin/catalogos`,
  };
  useEffect(() => model.arrive(), [model]);
  // A row's own form shows its failure there.
  const isOfRow = values?.['id'] !== undefined && values['name'] !== undefined;
  return (
    <OfficePage title={t.title} intro={t.intro} done={done && t.done[done]}>
      <FormNotice text={isOfRow ? null : error} />
      <CreateForm ui={ui} />
      <Rows ui={ui} />
    </OfficePage>
  );
}

function Rows({ ui }: { ui: OwnCataloguesUi }) {
  useSignals();
  const { model, action } = ui;
  const { t, page } = ui.props;
  const { status, items, total } = model.list.$list.value;
  const order = model.$order.value;
  const rows = new Map(items.map((row) => [row.id, row]));
  const shown = (page - 1) * PAGE_SIZE.adminCatalogues + items.length;
  const others = [...model.$deleted.value.values()].filter(({ id }) => !rows.has(id));
  return (
    <section aria-labelledby="catalogues-list">
      <h2 className="h3" id="catalogues-list">
        {t.list}
      </h2>
      {others.map((deleted) => (
        <Deleted key={deleted.id} ui={ui} deleted={deleted} />
      ))}
      {items.length > 0 && (
        <Order
          model={order}
          t={t.order}
          nameOf={(id) => rows.get(id)?.name ?? ''}
          renderRow={(id) => {
            const row = rows.get(id);
            return row && <CatalogueRow ui={ui} row={row} />;
          }}
        />
      )}
      {status === 'loading' && <WaitingRows />}
      <div role="status">
        {total === 0 && (
          <div className="empty">
            <h3 className="h3">{t.none}</h3>
            <p className="muted">{t.noneText}</p>
          </div>
        )}
      </div>
      <PageLinks
        previous={page > 1 ? { href: `${action}?page=${page - 1}`, label: t.previous } : null}
        next={shown < total ? { href: `${action}?page=${page + 1}`, label: t.more } : null}
        busy={status === 'loading'}
        onNext={() => void model.list.more()}
      />
    </section>
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { productsAdd } from '../../../shared/bus/topics/edit.ts';
import { PAGE_SIZE } from '../../../shared/kernel/constants/page-sizes.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { useFlush } from '../../_office/change.ts';
import { FindItems } from '../../_office/FindItems.tsx';
import { JustDeleted } from '../../_office/JustDeleted.tsx';
import { List } from '../../_office/List.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { officePorts } from '../../_office/ports.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import { ownItemsModel, type OwnItemsUi } from './model.ts';
import { ItemRow } from './parts/ItemRow.tsx';
import type { OwnItemsViewProps } from './props.ts';

/** The store's own items: found by name or state, and led to the form of each. */
export function OwnItemsView(props: FragmentProps<OwnItemsViewProps>) {
  useSignals();
  const { env, t, list, page, text, state, done, idempotencyKey, error = null } = props;
  const [model] = useState(() => ownItemsModel(officePorts(props), props));
  useFlush(model.removals.flush);
  const action = `${env.base}/admin/articulos`;
  const ui: OwnItemsUi = { props, model, live: useLive(), action };
  const asked = new URLSearchParams({ ...(text && { text }), ...(state && { state }) });
  const isNarrowed = asked.size > 0;
  return (
    <OfficePage title={t.title} intro={t.intro} done={done && t.done[done]}>
      <FormNotice text={error} />
      <p className="cluster">
        <a className="btn btn-primary" href={`${env.base}/apps/me/products/create`}>
          {t.create}
        </a>
        <a className="btn" href={`${env.base}/apps/me/products/services/create`}>
          {t.createService}
        </a>
        <a className="btn" href={`${env.base}/admin/inventario/tabla`}>
          {t.inTable}
        </a>
        <a
          className="btn"
          href={`${env.base}/admin/reventa`}
          data-enhance=""
          data-emit={productsAdd.name}
        >
          {t.addOthers}
        </a>
      </p>
      <FindItems id="search" {...{ action, text, state, t }} />
      {!ui.live &&
        list.just_deleted.map((row) => (
          <JustDeleted key={row.id} {...{ row, action, idempotencyKey, t }} />
        ))}
      <section aria-label={t.list}>
        <List
          model={model.list}
          t={{ ...t, again: t.tryAgain }}
          renderRow={(item) => <ItemRow ui={ui} item={item} />}
          empty={
            <div className="empty">
              <h2 className="h3">{isNarrowed ? t.noneFound : t.none}</h2>
              <p className="muted">{isNarrowed ? t.noneFoundText : t.noneText}</p>
            </div>
          }
          page={page}
          pageSize={PAGE_SIZE.listing}
          pageHref={(to) => `${action}?${new URLSearchParams([...asked, ['page', `${to}`]])}`}
        />
      </section>
    </OfficePage>
  );
}

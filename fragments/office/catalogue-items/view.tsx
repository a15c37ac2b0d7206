import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { productsAdd } from '../../../shared/bus/topics/edit.ts';
import { count } from '../../../shared/i18n/fill.ts';
import { CATALOGUE_PAGE } from '../../../shared/rules/catalogue-list.ts';
import { catalogueUrl } from '../../../shared/rules/urls.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { useFlush } from '../../_office/change.ts';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { Order } from '../../_office/Order.tsx';
import { officePorts } from '../../_office/ports.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import { catalogueItemsModel, type CatalogueItemsUi } from './model.ts';
import { Many } from './parts/Many.tsx';
import { ProductRow } from './parts/ProductRow.tsx';
import type { CatalogueItemsViewProps } from './props.ts';

/** The products of one catalogue: searched, ordered, taken out, and put into others. */
export function CatalogueItemsView(props: FragmentProps<CatalogueItemsViewProps>) {
  const { env, t, catalogue, text, done, error = null } = props;
  const [model] = useState(() => catalogueItemsModel(officePorts(props), props));
  useSignals();
  useFlush(model.removals.flush);
  const action = `${env.base}/admin/catalogos/${catalogue.id}`;
  const ui: CatalogueItemsUi = { props, model, live: useLive(), action };
  return (
    <OfficePage
      title={catalogue.name}
      intro={count(t, 'intro', text === '' ? model.$total.value : catalogue.num_products)}
      done={done && t.done[done]}
    >
      <FormNotice text={error} />
      <form className="find" role="search" action={action}>
        <div className="field">
          <label htmlFor="f-text">{t.search}</label>
          <input id="f-text" name="text" type="search" maxLength={200} defaultValue={text} />
        </div>
        <button className="btn">{t.find}</button>
        {text !== '' && (
          <a className="btn btn-quiet" href={action}>
            {t.all}
          </a>
        )}
      </form>
      <p className="cluster">
        <a
          className="btn btn-s"
          href={`${env.base}/admin/reventa?catalogue=${catalogue.id}`}
          data-enhance=""
          data-emit={productsAdd.name}
        >
          {t.addOthers}
        </a>
        {catalogue.num_products > 0 && (
          <a className="btn btn-s" href={catalogueUrl(env.base, catalogue.slug)}>
            {t.see}
          </a>
        )}
        <a className="btn btn-s" href={`${env.base}/admin/direcciones/${catalogue.id}`}>
          {t.address}
        </a>
      </p>
      <Many ui={ui} />
      <Products ui={ui} />
    </OfficePage>
  );
}

function Products({ ui }: { ui: CatalogueItemsUi }) {
  useSignals();
  const { model } = ui;
  const { t, text } = ui.props;
  const items = model.$items.value;
  const isSettling = model.$settling.value;
  const rows = new Map(items.map((row) => [row.id, row]));
  const renderRow = (id: string) => {
    const product = rows.get(id);
    return product && <ProductRow ui={ui} product={product} />;
  };
  return (
    <section aria-label={t.list} aria-busy={isSettling || undefined}>
      {items.length === 0 && (
        <div className="empty">
          <h2 className="h3">{text === '' ? t.none : t.noneFound}</h2>
          <p className="muted">{text === '' ? t.noneText : t.noneFoundText}</p>
        </div>
      )}
      <div className="ordering">
        {/* A search's results have an order of their own. */}
        {items.length > 0 && text === '' ? (
          <Order
            model={model.$order.value}
            t={t.order}
            nameOf={(id) => rows.get(id)?.name ?? ''}
            renderRow={renderRow}
          />
        ) : (
          items.length > 0 && (
            <ul className="rows">
              {items.map(({ id }) => (
                <li key={id}>{renderRow(id)}</li>
              ))}
            </ul>
          )
        )}
        <div role="status">{isSettling && <p className="veil">{t.updating}</p>}</div>
      </div>
      <Pages ui={ui} />
    </section>
  );
}

function Pages({ ui }: { ui: CatalogueItemsUi }) {
  useSignals();
  const { t, page, text } = ui.props;
  const total = ui.model.$total.value;
  const last = Math.max(1, Math.ceil(total / CATALOGUE_PAGE));
  if (last === 1) return null;
  const href = (to: number): string =>
    `${ui.action}?${new URLSearchParams({ ...(text && { text }), page: `${to}` })}`;
  return (
    <nav className="cluster" aria-label={t.list}>
      {page > 1 && (
        <a className="btn btn-s" rel="prev" href={href(page - 1)}>
          {t.previous}
        </a>
      )}
      {page < last && (
        <a className="btn btn-s" rel="next" href={href(page + 1)}>
          {t.next}
        </a>
      )}
    </nav>
  );
}

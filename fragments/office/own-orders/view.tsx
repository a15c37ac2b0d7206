import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { count, fill } from '../../../shared/i18n/fill.ts';
import { PAGE_SIZE } from '../../../shared/kernel/constants/page-sizes.ts';
import { orderViews } from '../../../shared/rules/order-filter.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { DayRange } from '../../../shared/ui/form/DayRange.tsx';
import { useFlush } from '../../_office/change.ts';
import { keepLive } from '../../_office/keep-live.ts';
import { List } from '../../_office/List.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { officePorts } from '../../_office/ports.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import { ownOrdersModel, type OwnOrdersUi } from './model.ts';
import { alongBoxes, Bulk } from './parts/Bulk.tsx';
import { OrderRow, whoMoved } from './parts/OrderRow.tsx';
import { Saved } from './parts/Saved.tsx';
import type { OwnOrdersViewProps } from './props.ts';

/** The orders that the store has to deliver: found, and each moved to its next stage. */
export function OwnOrdersView(props: FragmentProps<OwnOrdersViewProps>) {
  useSignals();
  const { env, t, narrowed, isMoved, page, deposits, error = null } = props;
  const [model] = useState(() => ownOrdersModel(officePorts(props), props));
  useFlush(model.moves.flush);
  useEffect(() => keepLive(model.others.look), [model]);
  const ui: OwnOrdersUi = { props, model, live: useLive(), action: `${env.base}/admin/ordenes` };
  const asked = Object.entries(narrowed).filter(([, value]) => value !== '');
  return (
    <OfficePage title={t.title} intro={t.intro} done={isMoved ? t.moved : null}>
      <FormNotice text={error} />
      {deposits > 0 && (
        <p className="notice">
          <a href={`${env.base}/admin/pagos`}>{count(t, 'deposits', deposits)}</a>
        </p>
      )}
      <Find ui={ui} />
      <Saved ui={ui} query={new URLSearchParams(asked).toString()} />
      <p>
        <a className="link small" href={`${env.base}/admin/reportes/ordenes`}>
          {t.exportAll}
        </a>
      </p>
      <section aria-label={t.list} onKeyDown={alongBoxes}>
        <p className="visually-hidden" role="status">
          {toldOf(ui)}
        </p>
        <Bulk ui={ui} />
        <List
          model={model.list}
          t={{ ...t, again: t.tryAgain }}
          renderRow={(order) => <OrderRow ui={ui} order={order} />}
          empty={
            <div className="empty">
              <h2 className="h3">{asked.length > 0 ? t.noneFound : t.none}</h2>
              <p className="muted">{asked.length > 0 ? t.noneFoundText : t.noneText}</p>
              {asked.length > 0 && (
                <a className="btn btn-s" href={ui.action}>
                  {t.showOpen}
                </a>
              )}
            </div>
          }
          page={page}
          pageSize={PAGE_SIZE.table}
          pageHref={(to) => `${ui.action}?${new URLSearchParams([...asked, ['page', `${to}`]])}`}
        />
      </section>
    </OfficePage>
  );
}

/** The latest order that somebody else has moved, for people who hear the page. */
function toldOf({ props: { t }, model }: OwnOrdersUi): string {
  const [id, moved] = [...model.others.$moved.value].at(-1) ?? [];
  const order = model.list.$list.value.items.find((one) => one.id === id);
  return order && moved
    ? `${fill(t.movedTo, { number: order.number, state: t.states[order.state] })}. ${whoMoved(t, moved)}`
    : '';
}

function Find({ ui: { props, action } }: { ui: OwnOrdersUi }) {
  const { t, narrowed } = props;
  const words: Readonly<Record<string, string>> = {
    ...t.states,
    '': t.open,
    all: t.all,
    held: t.held,
    tests: t.tests,
  };
  return (
    <form className="find" role="search" action={action} id="search">
      <div className="field">
        <label htmlFor="f-text">{t.search}</label>
        <input id="f-text" name="text" type="search" maxLength={100} defaultValue={narrowed.text} />
      </div>
      <div className="field">
        <label htmlFor="f-show">{t.show}</label>
        <select id="f-show" name="show" defaultValue={narrowed.show}>
          {orderViews.map((view) => (
            <option key={view} value={view}>
              {words[view]}
            </option>
          ))}
        </select>
      </div>
      <DayRange t={t} narrowed={narrowed} />
      <button className="btn">{t.find}</button>
    </form>
  );
}

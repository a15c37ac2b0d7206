import { useSignals } from '@preact/signals-react/runtime';
import { useState, type SubmitEvent } from 'react';
import { count } from '../../../shared/i18n/fill.ts';
import { SHEET_ROWS } from '../../../shared/rules/item-sheet.ts';
import { shownItems } from '../../../shared/state/item-sheet.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { FindItems } from '../../_office/FindItems.tsx';
import { useLeaveGuard } from '../../_office/leave-guard.ts';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { PageLinks } from '../../_office/PageLinks.tsx';
import { officePorts } from '../../_office/ports.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import { itemsSheetModel, type ItemsSheetUi } from './model.ts';
import { Sheet } from './parts/Sheet.tsx';
import { Why } from './parts/Why.tsx';
import type { ItemsSheetViewProps } from './props.ts';

/** Price, stock and state of a store's items in a table that is edited like a sheet. */
export function ItemsSheetView(props: FragmentProps<ItemsSheetViewProps>) {
  useSignals();
  const { env, t, items, text, state, done, error = null } = props;
  const [model] = useState(() => itemsSheetModel(officePorts(props), props));
  const action = `${env.base}/admin/inventario/tabla`;
  const ui: ItemsSheetUi = { props, model, live: useLive(), action };
  useLeaveGuard(ui.live && model.$changed.value.size > 0);
  return (
    <OfficePage title={t.title} intro={t.intro} done={done ? t.done.saved : null}>
      <FormNotice text={error} />
      <FindItems id="edit" action={action} text={text} state={state} t={t}>
        <a className="btn btn-quiet" href={`${env.base}/admin/articulos`}>
          {t.back}
        </a>
      </FindItems>
      {items.length === 0 ? <None ui={ui} /> : <Form ui={ui} />}
    </OfficePage>
  );
}

function None({ ui: { props } }: { ui: ItemsSheetUi }) {
  const { t, text, state } = props;
  const isNarrowed = text !== '' || state !== '';
  return (
    <div className="empty">
      <h2 className="h3">{isNarrowed ? t.noneFound : t.none}</h2>
      <p className="muted">{isNarrowed ? t.noneFoundText : t.noneText}</p>
    </div>
  );
}

function Form({ ui }: { ui: ItemsSheetUi }) {
  const { props, model, live } = ui;
  const { t, text, state, page, total, idempotencyKey } = props;
  const asked = { ...(text && { text }), ...(state && { state }) };
  const href = (to: number): string =>
    `${ui.action}?${new URLSearchParams({ ...asked, page: String(to) })}`;
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    if (!live) return;
    event.preventDefault();
    void model.save();
  };
  return (
    <form method="post" action={href(page)} className="sheet-form" onSubmit={send}>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <input type="hidden" name="items" value={shownItems(props.items)} />
      {live && <p className="small muted keys">{t.keys}</p>}
      <Sheet ui={ui} />
      <Bar ui={ui} />
      <PageLinks
        previous={page > 1 ? { href: href(page - 1), label: t.previous } : null}
        next={page * SHEET_ROWS < total ? { href: href(page + 1), label: t.next } : null}
      />
    </form>
  );
}

/** The number of changed items, and the buttons that save them, leave them or take the last save back. */
function Bar({ ui }: { ui: ItemsSheetUi }) {
  useSignals();
  const { props, model, live } = ui;
  const { t } = props;
  const changed = model.$changed.value.size;
  const isBusy = model.$busy.value;
  const isIdle = live && changed === 0;
  return (
    <div className="bar">
      <Why ui={ui} />
      <p role="status">{live && (changed > 0 ? count(t, 'changed', changed) : t.unchanged)}</p>
      {model.$canUndo.value && (
        <button type="button" className="btn" onClick={() => void model.undo()}>
          {t.undo}
        </button>
      )}
      {changed > 0 && (
        <button type="button" className="btn btn-quiet" onClick={model.discard}>
          {t.discard}
        </button>
      )}
      <button className="btn btn-primary" aria-busy={isBusy} aria-disabled={isBusy || isIdle}>
        {isBusy ? t.saving : t.save}
      </button>
    </div>
  );
}

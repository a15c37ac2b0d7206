import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode, SubmitEvent } from 'react';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { AddAll } from '../../../_office/resale/add-all.ts';
import type { CatalogueItemsUi } from '../model.ts';

/** The forms of many products at once: from the store into the catalogue, and all into another one. */
export function Many({ ui }: { ui: CatalogueItemsUi }) {
  const { t, others, catalogue } = ui.props;
  return (
    <div className="many">
      <ManyForm
        ui={ui}
        all={ui.model.adding}
        intent="add"
        field="text"
        title={t.addOwn}
        send={t.addOwnSend}
      >
        <p className="muted small">{t.addOwnHint}</p>
        <div className="field">
          <label htmlFor="f-own">{t.addOwnText}</label>
          <input id="f-own" name="text" type="search" maxLength={200} autoComplete="off" />
        </div>
      </ManyForm>
      {others.length > 0 && catalogue.num_products > 0 && (
        <ManyForm
          ui={ui}
          all={ui.model.copying}
          intent="clone"
          field="catalogue_id"
          title={t.cloneAll}
          send={t.cloneAllSend}
        >
          <div className="field">
            <label htmlFor="f-all-into">{t.into}</label>
            <select id="f-all-into" name="catalogue_id">
              {others.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
          </div>
        </ManyForm>
      )}
    </div>
  );
}

interface ManyFormProps {
  ui: CatalogueItemsUi;
  all: AddAll;
  intent: string;
  /** The field that the addition is about. */
  field: string;
  title: string;
  send: string;
  children: ReactNode;
}

function ManyForm({ ui, all, intent, field, title, send, children }: ManyFormProps) {
  useSignals();
  const { t, idempotencyKey } = ui.props;
  const isForking = all.$forking.value;
  const progress = all.$progress.value;
  const start = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void all.start(new FormData(event.currentTarget).get(field) as string);
  };
  return (
    <details>
      <summary className="btn">{title}</summary>
      <form method="post" action={ui.action} data-enhance="" onSubmit={start}>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        {children}
        <div className="cluster">
          <button className="btn btn-primary" aria-busy={isForking} aria-disabled={isForking}>
            {isForking ? t.forking : send}
          </button>
          {progress && (
            <button type="button" className="btn" onClick={all.stop}>
              {t.stop}
            </button>
          )}
        </div>
        <p className="small" role="status" hidden={!progress}>
          {progress &&
            fill(t.progress, { added: progress.added, total: progress.added + progress.left })}
        </p>
      </form>
    </details>
  );
}

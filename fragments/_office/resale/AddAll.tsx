import { useSignals } from '@preact/signals-react/runtime';
import type { SubmitEvent } from 'react';
import type { ResaleUi } from './ui.ts';

/** Adds all that the search finds to one of the store's catalogues. */
export function AddAll({ ui }: { ui: ResaleUi }) {
  useSignals();
  const { model, t, action, asked, idempotencyKey, catalogues, into } = ui;
  if (catalogues.length === 0 || model.$list.value.$list.value.total === 0) return null;
  const isForking = model.$forking.value;
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void model.addAll(new FormData(event.currentTarget).get('catalogue_id') as string);
  };
  return (
    <details className="add-all">
      <summary>{t.addAllTitle}</summary>
      <form method="post" action={action} data-enhance="" onSubmit={send}>
        <p className="muted small">{t.addAllHint}</p>
        {Object.entries({ ...asked, intent: 'addAll', idempotency_key: idempotencyKey }).map(
          ([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ),
        )}
        <div className="cluster">
          <div className="field">
            <label htmlFor="f-into">{t.into}</label>
            <select id="f-into" name="catalogue_id" defaultValue={into}>
              {catalogues.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <button className="btn" aria-busy={isForking} aria-disabled={isForking}>
            {t.addAll}
          </button>
        </div>
      </form>
    </details>
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import type { SubmitEvent } from 'react';
import { fill } from '../../../shared/i18n/fill.ts';
import type { ResaleUi } from './ui.ts';

/** Adds all that the search finds to one of the store's catalogues. */
export function AddAll({ ui }: { ui: ResaleUi }) {
  useSignals();
  const { model, t, action, asked, idempotencyKey, catalogues, into } = ui;
  if (catalogues.length === 0 || model.$list.value.$list.value.total === 0) return null;
  const isForking = model.all.$forking.value;
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void model.all.start(new FormData(event.currentTarget).get('catalogue_id') as string);
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
        <Progress ui={ui} />
      </form>
    </details>
  );
}

/** How far an addition of several pieces is, and the button that stops it. */
function Progress({ ui: { model, t } }: { ui: ResaleUi }) {
  useSignals();
  const progress = model.all.$progress.value;
  const total = progress ? progress.added + progress.left : 0;
  return (
    <>
      <p className="small" role="status" hidden={!progress}>
        {progress && fill(t.progress, { added: progress.added, total })}
      </p>
      {progress && (
        <div className="cluster">
          <progress aria-label={t.forking} value={progress.added} max={total} />
          <button type="button" className="btn btn-s" onClick={model.all.stop}>
            {t.stop}
          </button>
        </div>
      )}
    </>
  );
}

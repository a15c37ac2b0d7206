import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState, type SubmitEvent } from 'react';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { OwnOrdersUi } from '../model.ts';
import { FILTER_NAME_MAX } from '../model/saved.ts';

/** The filters that this browser keeps, and the way to keep the one on screen. */
export function Saved({ ui, query }: { ui: OwnOrdersUi; query: string }) {
  useSignals();
  const { t } = ui.props;
  const { saved } = ui.model;
  const [name, setName] = useState('');
  useEffect(() => saved.load(), [saved]);
  const kept = saved.$saved.value;
  const isKept = kept.some((one) => one.query === query);
  if (!ui.live || (kept.length === 0 && query === '')) return null;
  function keep(event: SubmitEvent): void {
    event.preventDefault();
    saved.save(name, query);
    setName('');
  }
  return (
    <div className="cluster" role="group" aria-label={t.savedFilters}>
      {kept.map((one) => (
        <span key={one.query} className="cluster">
          <a
            className="chip"
            href={`${ui.action}?${one.query}`}
            aria-current={one.query === query ? 'true' : undefined}
          >
            {one.name}
          </a>
          <button
            type="button"
            className="btn btn-s btn-quiet"
            aria-label={fill(t.removeFilter, { name: one.name })}
            onClick={() => saved.remove(one.query)}
          >
            ×
          </button>
        </span>
      ))}
      {query !== '' && !isKept && (
        <form className="cluster" onSubmit={keep}>
          <div className="field">
            <label htmlFor="f-name">{t.filterName}</label>
            <input
              id="f-name"
              value={name}
              maxLength={FILTER_NAME_MAX}
              required
              onChange={({ target }) => setName(target.value)}
            />
          </div>
          <button className="btn btn-s">{t.keepFilter}</button>
        </form>
      )}
    </div>
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import { SLIDE_PICTURES } from '../../../_edit/slides/slide-form.ts';
import type { SlidesModel, SlidesView } from '../model.ts';
import type { Messages } from '../messages/es.ts';

/** Above the slides: the columns of the store's opening, and how the slides are listed. */
export function Intro({ model, t }: { model: SlidesModel; t: Messages }) {
  useSignals();
  return (
    <>
      <p className="muted">{t.intro}</p>
      <div className="intro">
        <div className="field">
          <label htmlFor="f-columns">{t.columns.label}</label>
          <select
            id="f-columns"
            value={model.$columns.value}
            onChange={({ target }) => void model.setColumns(target.value === '1' ? 1 : 2)}
          >
            <option value="1">{t.columns.one}</option>
            <option value="2">{t.columns.two}</option>
          </select>
        </div>
        <div className="field">
          <label htmlFor="f-view">{t.views.label}</label>
          <select
            id="f-view"
            value={model.$view.value}
            onChange={({ target }) => model.show(target.value as SlidesView)}
          >
            {(['order', ...SLIDE_PICTURES] as const).map((view) => (
              <option key={view} value={view}>
                {t.views[view]}
              </option>
            ))}
          </select>
        </div>
      </div>
    </>
  );
}

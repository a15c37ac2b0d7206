import { useSignals } from '@preact/signals-react/runtime';
import { OFFER_TEXT_MAX } from '../../../shared/rules/resale.ts';
import type { ResaleUi } from './ui.ts';

/** The search by text, category and supplier; without script a form that leads to its results. */
export function Filters({ ui }: { ui: ResaleUi }) {
  useSignals();
  const { model, t, action, asked, categories, suppliers } = ui;
  const { text, category, dssupplier } = model.$filter.value;
  return (
    <form
      className="find"
      role="search"
      action={action}
      data-enhance=""
      onSubmit={(event) => {
        event.preventDefault();
        model.seek({});
      }}
    >
      {asked['catalogue'] && <input type="hidden" name="catalogue" value={asked['catalogue']} />}
      <div className="field">
        <label htmlFor="f-text">{t.search}</label>
        <input
          id="f-text"
          name="text"
          type="search"
          autoComplete="off"
          maxLength={OFFER_TEXT_MAX}
          value={text}
          onChange={({ target }) => model.type(target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor="f-category">{t.category}</label>
        <select
          id="f-category"
          name="category"
          value={category}
          onChange={({ target }) => model.seek({ category: target.value })}
        >
          <option value="">{t.anyCategory}</option>
          {categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="f-dssupplier">{t.supplier}</label>
        <select
          id="f-dssupplier"
          name="dssupplier"
          value={dssupplier}
          onChange={({ target }) => model.seek({ dssupplier: target.value })}
        >
          <option value="">{t.anySupplier}</option>
          {suppliers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <button className="btn">{t.find}</button>
    </form>
  );
}

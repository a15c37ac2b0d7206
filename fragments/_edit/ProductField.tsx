import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import type { Api } from '../../shared/api-client/index.ts';
import { SEARCH_TEXT_MAX } from '../../shared/kernel/constants/limits.ts';
import { FieldError } from '../../shared/ui/form/FieldError.tsx';
import { controlOf, type FormUi } from '../../shared/ui/form/form-ui.ts';
import { Thumbnail } from '../../shared/ui/Thumbnail.tsx';
import { productSearch } from './product-search.ts';
import type { PanelWords } from './words.ts';

interface ProductFieldProps {
  ui: FormUi;
  name: string;
  api: Api;
  t: PanelWords['product'];
}

const PHOTO_PX = 40;

/** A product of the store, which is searched by its name. */
export function ProductField({ ui, name, api, t }: ProductFieldProps) {
  useSignals();
  const [model] = useState(() => productSearch(api));
  const chosen = ui.values[name] ?? '';
  useEffect(() => void model.meet(chosen), [model, chosen]);
  const text = model.$text.value;
  const found = model.$found.value;
  const chosenName = model.$names.value[chosen];
  const control = controlOf(ui, name);
  return (
    <div className="field product">
      {chosenName !== undefined && (
        <p>
          <span className="muted small">{t.chosen}</span> <b>{chosenName}</b>
        </p>
      )}
      <label htmlFor={control.id}>{t.search}</label>
      <input
        {...control}
        type="search"
        autoComplete="off"
        maxLength={SEARCH_TEXT_MAX}
        value={text}
        onChange={({ target }) => model.type(target.value)}
        onKeyDown={(event) => {
          // Enter would send the form around it.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <div role="status">
        {text.trim() !== '' && found === null && <p className="muted small">{t.searching}</p>}
        {found?.length === 0 && <p className="muted small">{t.none}</p>}
      </div>
      {found && found.length > 0 && (
        <ul className="found" aria-label={t.results}>
          {found.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                aria-pressed={item.id === chosen}
                onClick={() => ui.input(name, item.id)}
              >
                {item.photo && <Thumbnail photo={item.photo} size={PHOTO_PX} />}
                <span>{item.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <FieldError ui={ui} name={name} />
    </div>
  );
}

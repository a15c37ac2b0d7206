import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { on } from '../../../../shared/bus/index.ts';
import { pictureChosen } from '../../../../shared/bus/topics/gallery.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { ITEM_MAX } from '../../../../shared/kernel/constants/limits.ts';
import type { Option } from '../model/matrix.ts';
import type { ItemFormUi } from './ui.ts';
import { itemVariants } from '../model/variants.ts';

const NAME_MAX = 60;
const VALUES_MAX = 2000;
const INPUTS: readonly (readonly [keyof Option, number, string])[] = [
  ['name', NAME_MAX, 'es'],
  ['values', VALUES_MAX, 'es'],
  ['name_en', NAME_MAX, 'en'],
  ['values_en', VALUES_MAX, 'en'],
];

/** The options of an item, such as sizes and colours; each combination of their values is a variant. */
export function Options({ ui }: { ui: ItemFormUi }) {
  useSignals();
  const { t } = ui.props;
  const { form, fillIn } = ui.model;
  const { input } = form;
  const [variants] = useState(() => itemVariants(form, fillIn));
  useEffect(
    () =>
      on(pictureChosen, ({ for: field, url }) => {
        if (/^sku_\d+_photo$/.test(field)) input(field, url);
      }),
    [input],
  );
  const options = variants.$options.value;
  const problem = variants.$problem.value;
  const made = variants.$made.value;
  return (
    <div className="options">
      {options.map((option, at) => (
        <fieldset key={at} className="option">
          <legend>{fill(t.option.title, { n: String(at + 1) })}</legend>
          {INPUTS.map(([field, max, lang]) => (
            <div className="field" key={field}>
              <label htmlFor={`f-option-${at}-${field}`}>{t.option[field]}</label>
              <input
                id={`f-option-${at}-${field}`}
                value={option[field]}
                maxLength={max}
                lang={lang}
                autoComplete="off"
                onChange={({ target }) => variants.setOption(at, field, target.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  variants.make();
                }}
              />
            </div>
          ))}
          <button
            type="button"
            className="btn btn-s btn-quiet"
            aria-label={fill(t.option.removeOf, { name: option.name || String(at + 1) })}
            onClick={() => variants.removeOption(at)}
          >
            {t.option.remove}
          </button>
        </fieldset>
      ))}
      <p className="cluster">
        {options.length < ITEM_MAX.attributes && (
          <button type="button" className="btn btn-s" onClick={variants.addOption}>
            {t.option.add}
          </button>
        )}
        <button type="button" className="btn btn-s" onClick={variants.make}>
          {t.option.make}
        </button>
      </p>
      <p role="status" className="small">
        {problem !== null && t.option.problems[problem]}
        {made !== null && fill(t.option.made, { count: String(made) })}
      </p>
    </div>
  );
}

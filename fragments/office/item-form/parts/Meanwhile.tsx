import { useSignals } from '@preact/signals-react/runtime';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { ItemFormUi } from './ui.ts';

/** The fields that another editor saved meanwhile, with both values beside each other. */
export function Meanwhile({ ui }: { ui: ItemFormUi }) {
  useSignals();
  const { t } = ui.props;
  const differing = ui.model.$differing.value;
  if (differing.length === 0) return null;
  return (
    <section className="notice notice-warning meanwhile" aria-label={t.differing}>
      <p>{t.differing}</p>
      <dl>
        {differing.map(({ name, theirs, mine }) => {
          const field = wordsOf(ui, name);
          return (
            <div key={name}>
              <dt>{field}</dt>
              <dd>
                <span className="muted">{t.theirs}</span> {theirs || t.nothing}
              </dd>
              <dd>
                <span className="muted">{t.mine}</span> {mine || t.nothing}
              </dd>
              {ui.live && (
                <dd>
                  <button
                    type="button"
                    className="btn btn-s"
                    aria-label={fill(t.takeTheirsOf, { field })}
                    onClick={() => ui.model.takeTheirs(name)}
                  >
                    {t.takeTheirs}
                  </button>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** The label of a field; one of a variant names the variant's place, too. */
function wordsOf({ props: { t } }: ItemFormUi, name: string): string {
  const [, place, field] = /^sku_(\d+)_(\w+)$/.exec(name) ?? [];
  const words: Readonly<Record<string, string>> = { ...t.fields, ...t.variant };
  if (place === undefined || field === undefined) return words[name] ?? name;
  return `${fill(t.variantOf, { at: String(Number(place) + 1) })}: ${words[field] ?? field}`;
}

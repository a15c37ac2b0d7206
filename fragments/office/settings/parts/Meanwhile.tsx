import { useSignals } from '@preact/signals-react/runtime';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { SettingsUi } from './ui.ts';
import { fieldWords } from './field-words.ts';

/** The fields that another editor saved otherwise meanwhile, with both versions. */
export function Meanwhile({ ui }: { ui: SettingsUi }) {
  useSignals();
  const { t, env } = ui.props;
  const differing = ui.model.$differing.value;
  if (differing.length === 0) return null;
  const shown = (name: string, value: string) => {
    if (/^(?:hidden_|darkmode|section_|delivery_(?!first)|country_|payment_)/.test(name)) {
      return value === '' ? t.no : t.yes;
    }
    return value === '' ? t.empty : value;
  };
  return (
    <section className="card meanwhile" aria-labelledby="meanwhile">
      <h2 className="h3" id="meanwhile">
        {t.differing}
      </h2>
      <dl>
        {differing.map(({ name, theirs, mine }) => {
          const field = fieldWords(t, name, env.tag);
          return (
            <div key={name}>
              <dt suppressHydrationWarning>{field}</dt>
              <dd>
                <span className="muted">{t.theirs}:</span> {shown(name, theirs)}
              </dd>
              <dd>
                <span className="muted">{t.mine}:</span> {shown(name, mine)}
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

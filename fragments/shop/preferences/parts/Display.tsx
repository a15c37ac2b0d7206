import { LANGUAGES, languageOf } from '../../../../shared/kernel/locale.ts';
import type { PreferencesUi } from './use-preferences.ts';
import { Part } from '../../../../shared/ui/form/Part.tsx';

/** Language and theme. It posts with and without script: the whole page must come back in them. */
export function Display({ ui }: { ui: PreferencesUi }) {
  const { t, env, theme, themes, isStoreDark, profile } = ui.props;
  return (
    <Part name="display" title={t.display} text={t.displayText}>
      <form className="fields" method="post" action={`${env.base}/me/preferences`}>
        <input type="hidden" name="intent" value="display" />
        <Choice
          name="locale"
          legend={t.language}
          // The language that the page is in: a choice by hand comes before the saved one.
          chosen={languageOf(env.locale, env.tag === 'es-AR' ? profile.region : null)}
          options={LANGUAGES.map((value) => ({ value, label: t.languages[value] }))}
        />
        {themes && (
          <Choice
            name="theme"
            legend={t.theme}
            chosen={theme}
            options={(['auto', 'light', 'dark'] as const).map((value) => ({
              value,
              label: value === 'auto' && isStoreDark ? t.themeOfStore : t.themes[value],
            }))}
          />
        )}
        <div>
          <button className="btn">{t.saveDisplay}</button>
        </div>
      </form>
    </Part>
  );
}

interface ChoiceProps {
  name: string;
  legend: string;
  chosen: string;
  options: readonly { readonly value: string; readonly label: string }[];
}

function Choice({ name, legend, chosen, options }: ChoiceProps) {
  return (
    <fieldset className="by">
      <legend>{legend}</legend>
      <div className="ways">
        {options.map(({ value, label }) => (
          <label className="way" key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

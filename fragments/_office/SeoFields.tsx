import { seoMax } from '../../shared/rules/seo-texts.ts';
import type { FormUi } from '../../shared/ui/form/form-ui.ts';
import { TextField } from '../../shared/ui/form/TextField.tsx';
import { AreaField } from './Fields.tsx';

const TITLES = ['seo_title', 'seo_title_en'] as const;
const DESCRIPTIONS = ['seo_description', 'seo_description_en'] as const;

interface SeoWords {
  readonly fields: Readonly<
    Record<(typeof TITLES)[number] | (typeof DESCRIPTIONS)[number], string>
  >;
  readonly hints: { readonly seo: string };
}

/** What search engines say of a thing, where its own name and text shall not. */
export function SeoFields({ ui, t }: { ui: FormUi; t: SeoWords }) {
  return (
    <>
      <div className="both">
        {TITLES.map((name) => (
          <TextField
            key={name}
            ui={ui}
            name={name}
            label={t.fields[name]}
            hint={t.hints.seo}
            max={seoMax(name)}
            autoComplete="off"
          />
        ))}
      </div>
      <div className="both">
        {DESCRIPTIONS.map((name) => (
          <AreaField
            key={name}
            ui={ui}
            name={name}
            label={t.fields[name]}
            hint={t.hints.seo}
            max={seoMax(name)}
            rows={2}
          />
        ))}
      </div>
    </>
  );
}

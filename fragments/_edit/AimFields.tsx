import type { Api } from '../../shared/api-client/index.ts';
import { LINK_MAX } from '../../shared/rules/banners.ts';
import type { FormUi } from '../../shared/ui/form/form-ui.ts';
import { TextField } from '../../shared/ui/form/TextField.tsx';
import { ChoiceField } from './fields.tsx';
import { ProductField } from './ProductField.tsx';
import type { PanelWords } from './words.ts';

interface AimFieldsProps {
  ui: FormUi;
  t: {
    readonly panel: PanelWords;
    readonly labels: Readonly<Record<'target' | 'action_type' | 'url', string>>;
    /** The words of each action. */
    readonly actions: Readonly<Record<string, string>>;
  };
  api: Api;
  /** The addresses that the field takes. */
  urlHint: string;
}

/** The visitors who see a slide or a header, and where it leads them. */
export function AimFields({ ui, t, api, urlHint }: AimFieldsProps) {
  const action = ui.values['action_type'];
  return (
    <>
      <ChoiceField ui={ui} name="target" label={t.labels.target} options={t.panel.targets} />
      <ChoiceField ui={ui} name="action_type" label={t.labels.action_type} options={t.actions} />
      {action === 'url' && (
        <TextField
          ui={ui}
          name="url"
          label={t.labels.url}
          max={LINK_MAX}
          hint={urlHint}
          autoComplete="off"
          autoCapitalize="none"
        />
      )}
      {action === 'product' && (
        <ProductField ui={ui} name="product" api={api} t={t.panel.product} />
      )}
    </>
  );
}

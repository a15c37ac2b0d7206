import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import type { SettingsUi } from '../model.ts';

/** The props of the form's parts. */
export interface PartsProps {
  ui: SettingsUi;
  fields: FormUi;
}

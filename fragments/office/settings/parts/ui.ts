import type { ComponentType } from 'react';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import type { OfficeUi } from '../../../_office/ports.ts';
import type { SettingsModel } from '../model.ts';
import type { SettingsViewProps } from '../props.ts';

/** The form as its parts use it. */
export interface SettingsUi extends OfficeUi<SettingsViewProps, SettingsModel> {
  /** The parts that load once the form is usable; null before. */
  readonly later: Later | null;
}

/** The props of the form's parts. */
export interface PartsProps {
  ui: SettingsUi;
  fields: FormUi;
}

/** The fields that hold a picture of the library. */
export type PictureName = 'photo' | 'favicon';

export interface PictureProps extends PartsProps {
  name: PictureName;
  hint: string;
}

/** The colours that the photo's own are offered for. */
export interface SuggestedProps extends PartsProps {
  name: 'color1' | 'color2';
}

/** The exports of `later.ts`. */
interface Later {
  readonly PictureButtons: ComponentType<PictureProps>;
  readonly Preview: ComponentType<{ ui: SettingsUi }>;
  readonly SameHours: ComponentType<PartsProps>;
  readonly Suggested: ComponentType<SuggestedProps>;
}

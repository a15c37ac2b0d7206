import type { ComponentType } from 'react';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import type { OfficeUi } from '../../../_office/ports.ts';
import type { ItemFormModel } from '../model.ts';
import type { ItemFormViewProps } from '../props.ts';

/** The form as its parts use it. */
export interface ItemFormUi extends OfficeUi<ItemFormViewProps, ItemFormModel> {
  /** The parts that load once the form is usable; null before. */
  readonly later: Later | null;
}

/** The exports of `later.ts`. */
interface Later {
  readonly PhotoOrder: ComponentType<{ ui: ItemFormUi; urls: readonly string[] }>;
  readonly Options: ComponentType<{ ui: ItemFormUi }>;
  readonly TagChoices: ComponentType<{ ui: ItemFormUi; fields: FormUi }>;
  readonly VariantActs: ComponentType<{
    ui: ItemFormUi;
    fields: FormUi;
    index: number;
    title: string;
  }>;
}

import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import type { FragmentProps } from '../../../_runtime/props.ts';
import type { Messages } from '../messages/es.ts';
import type { StepPlace } from '../props.ts';

export type StepProps = FragmentProps<StepPlace & { t: Messages }>;
/** The props of the fields of a step's form. */
export type FieldsProps = StepProps & { fields: FormUi; live: boolean };

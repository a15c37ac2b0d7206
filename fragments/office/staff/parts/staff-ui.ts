import type { FragmentProps } from '../../../_runtime/props.ts';
import type { StaffModel } from '../model.ts';
import type { StaffViewProps } from '../props.ts';

/** What every part of the page is given. */
export interface StaffUi {
  readonly props: FragmentProps<StaffViewProps>;
  readonly model: StaffModel;
  /** Script has taken over; before that forms are posted. */
  readonly live: boolean;
  /** Where the page's forms are posted. */
  readonly action: string;
}

import type { FragmentProps } from '../../../_runtime/props.ts';
import type { StaffModel } from '../model.ts';
import type { StaffViewProps } from '../props.ts';

/** The props of every part of the page. */
export interface StaffUi {
  readonly props: FragmentProps<StaffViewProps>;
  readonly model: StaffModel;
  /** Whether script has taken over; before that forms post. */
  readonly live: boolean;
  /** The address that the page's forms post to. */
  readonly action: string;
}

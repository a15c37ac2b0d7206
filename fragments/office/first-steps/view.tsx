import { useCameBack } from '../../../shared/ui/form/use-came-back.ts';
import { OfficePage } from '../../_office/OfficePage.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import { Live } from './parts/Live.tsx';
import { Path } from './parts/Path.tsx';
import { StepPage } from './parts/StepPage.tsx';
import type { FirstStepsViewProps } from './props.ts';

/** The wizard at the store that it has opened: one step with its form, or what the store has. */
export function FirstStepsView(props: FragmentProps<FirstStepsViewProps>) {
  const { t } = props;
  useCameBack();
  return (
    <OfficePage title={t.title} intro={t.intro} done={null}>
      <Path {...props} />
      {props.place === 'live' ? <Live {...props} /> : <StepPage {...props} />}
    </OfficePage>
  );
}

import type { FragmentProps } from '../../_runtime/props.ts';
import { OfficePage } from '../../../shared/ui/back-office/OfficePage.tsx';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { Collaborations } from './parts/Collaborations.tsx';
import { Partners } from './parts/Partners.tsx';
import { SearchNetwork } from './parts/SearchNetwork.tsx';
import type { CollaboratorsViewProps } from './props.ts';
import { useCollaborators } from './use-collaborators.ts';

/** The store's partner stores, the search for more of them in its network, and whose partner it is. */
export function CollaboratorsView(props: FragmentProps<CollaboratorsViewProps>) {
  const ui = useCollaborators(props);
  const { t, done, error = null } = props;
  return (
    <OfficePage title={t.title} intro={t.intro} done={done && t.done[done]}>
      <FormNotice text={error} />
      <div className="columns">
        <Partners ui={ui} />
        <SearchNetwork ui={ui} />
        <Collaborations ui={ui} />
      </div>
    </OfficePage>
  );
}

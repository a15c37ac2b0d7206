import { useState } from 'react';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import { useFlush } from '../../_office/change.ts';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { officePorts } from '../../_office/ports.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { collaboratorsModel, type CollaboratorsUi } from './model.ts';
import { Collaborations } from './parts/Collaborations.tsx';
import { Partners } from './parts/Partners.tsx';
import { SearchNetwork } from './parts/SearchNetwork.tsx';
import type { CollaboratorsViewProps } from './props.ts';

/** The store's partner stores, the search for more of them in its network, and whose partner it is. */
export function CollaboratorsView(props: FragmentProps<CollaboratorsViewProps>) {
  const { env, t, done, error = null } = props;
  const [model] = useState(() => collaboratorsModel(officePorts(props), props));
  useFlush(model.removals.flush);
  const action = `${env.base}/admin/colaboradores`;
  const ui: CollaboratorsUi = { props, model, live: useLive(), action };
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

import type { FragmentProps } from '../_runtime/props.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { FormNotice } from '../../shared/ui/form/FormNotice.tsx';
import { Partners } from './parts/Partners.tsx';
import { SearchNetwork } from './parts/SearchNetwork.tsx';
import type { CollaboratorsViewProps } from './props.ts';
import { useCollaborators } from './use-collaborators.ts';

/** The store's partner stores, and the search for more of them in its network. */
export function CollaboratorsView(props: FragmentProps<CollaboratorsViewProps>) {
  const ui = useCollaborators(props);
  const { t, done, error = null } = props;
  return (
    <div className="page">
      <header>
        <h1 className="h1">{t.title}</h1>
        <p className="muted">{t.intro}</p>
      </header>
      {done && (
        <div className="notice notice-success" role="status">
          <Icon name="check" />
          <p>{t.done[done]}</p>
        </div>
      )}
      <FormNotice text={error} />
      <div className="columns">
        <Partners ui={ui} />
        <SearchNetwork ui={ui} />
      </div>
    </div>
  );
}

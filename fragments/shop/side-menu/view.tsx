import { useEffect, useRef } from 'react';
import { on } from '../../../shared/bus/index.ts';
import { sideMenuOpen } from '../../../shared/bus/topics/navigation.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { iconOr } from '../../../shared/ui/icons.ts';
import { StorePhoto } from '../../../shared/ui/StorePhoto.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import { Collaborators } from './parts/Collaborators.tsx';
import { Tour } from './parts/Tour.tsx';
import type { SideMenuViewProps } from './props.ts';

/** The shop's menu for a signed-in account: a drawer from the left. */
export function SideMenuView(props: FragmentProps<SideMenuViewProps>) {
  const { env, store, ways, seesCollaborators, tourOf, returnTo, t } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(
    () =>
      on(sideMenuOpen, () => {
        dialog.current!.showModal();
        // The page behind must not scroll under the drawer.
        document.documentElement.style.overflow = 'hidden';
      }),
    [],
  );
  const close = () => dialog.current!.close();
  return (
    <dialog
      ref={dialog}
      className="drawer drawer-left"
      aria-label={t.title}
      onClose={() => {
        document.documentElement.style.overflow = '';
      }}
      onClick={(event) => {
        // A click whose target is the dialog itself, and no element in it, is one on the backdrop.
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className="panel-head">
        <p className="shop">
          <StorePhoto store={store} />
          <strong>{store.name}</strong>
        </p>
        <button type="button" className="icon-btn" aria-label={t.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="panel-body">
        <nav aria-label={t.title}>
          <ul>
            {ways.map(({ icon, label, href }) => (
              <li key={href}>
                <a href={href}>
                  <Icon name={iconOr(icon, 'user')} />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {seesCollaborators && <Collaborators {...props} />}
        {tourOf !== null && <Tour env={env} t={t} me={tourOf} onLeave={close} />}
      </div>
      <form className="panel-foot" method="post" action={`${env.base}/logout`}>
        <input type="hidden" name="next" value={returnTo} />
        <button className="btn btn-quiet">
          <Icon name="exit" />
          {t.signOut}
        </button>
      </form>
    </dialog>
  );
}

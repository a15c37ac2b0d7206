import type { FragmentProps } from '../../_runtime/props.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { Brand } from './parts/Brand.tsx';
import { CartLink } from './parts/CartLink.tsx';
import { Dropdown } from './parts/Dropdown.tsx';
import { SEARCH_ID, SearchDrawer } from './parts/SearchDrawer.tsx';
import type { NavViewProps } from './props.ts';

/**
 * The fixed bar at the top; the host page fills its slots `language` and `theme`, and for a
 * signed-in account `alerts` and `account`.
 */
export function NavView(props: FragmentProps<NavViewProps>) {
  const { store, signIn, t } = props;
  if (props.quiet) return <QuietBar {...props} />;
  return (
    <header className="bar">
      <div className="wrap row">
        <button className="icon-btn burger" type="button" popoverTarget="menu" aria-label={t.menu}>
          <Icon name="menu" />
          <Icon name="close" />
        </button>
        <Brand {...props} />
        {!store.hidden_search_bar && (
          <button className="search-open" type="button" popoverTarget={SEARCH_ID}>
            <Icon name="search" />
            <span>{fill(t.searchIn, { store: store.name })}</span>
          </button>
        )}
        <Dropdown {...props} />
        {signIn === null && (
          <>
            <slot name="alerts" />
            <slot name="account" />
          </>
        )}
        {!store.is_proxy && <CartLink {...props} />}
      </div>
      {!store.hidden_search_bar && <SearchDrawer {...props} />}
    </header>
  );
}

function QuietBar({ env, store, t }: NavViewProps) {
  return (
    <header className="bar">
      <div className="wrap row">
        <Brand env={env} store={store} />
        <a className="link back" href={`${env.base}/shopping-cart`}>
          {t.backToCart}
        </a>
      </div>
    </header>
  );
}

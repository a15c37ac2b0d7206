import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { CheckoutUi } from './use-checkout.ts';

/** Says that the cart changed after this checkout began, with the way to begin again from it. */
export function Stale({ ui: { t, env, state } }: { ui: CheckoutUi }) {
  return (
    <div role="status">
      {state.stale && (
        <div className="notice notice-warning">
          <Icon name="alert" />
          <p>
            {t.stale}{' '}
            <a className="link" href={`${env.base}/shopping-cart`}>
              {t.staleCart}
            </a>
          </p>
        </div>
      )}
    </div>
  );
}

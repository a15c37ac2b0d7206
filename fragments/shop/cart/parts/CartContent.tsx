import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { CartState } from '../model/state.ts';
import type { CartUi } from './use-cart.ts';
import { Line } from './Line.tsx';
import { LineTools } from './LineTools.tsx';
import { EmptyPage, Nothing } from './Nothing.tsx';
import { SupplierPart } from './SupplierPart.tsx';
import { Undo } from './Undo.tsx';

/** True when there is a line to buy on screen. */
export function hasLines({ request, view }: CartState): boolean {
  return request === 'ready' && Boolean(view?.orders.length);
}

/** The cart's lines, or the reason why there are none. */
export function CartContent({ ui }: { ui: CartUi }) {
  const { state, t } = ui;
  if (state.request === 'failed') return <Failed ui={ui} />;
  if (state.request !== 'ready' || !state.view) return <Loading ui={ui} />;
  return (
    <div className="stack content">
      <div role="status" className="stack said">
        {state.removed.map((removed) => (
          <Undo key={removed.line.sku} ui={ui} removed={removed} />
        ))}
      </div>
      {state.view.orders.length ? (
        state.view.orders.map((order) => (
          <SupplierPart
            key={order.supplier}
            env={ui.env}
            t={t}
            order={order}
            as={ui.page ? 'h2' : 'h3'}
            only={state.view!.orders.length === 1}
          >
            {order.products.map((product) => (
              <Line key={product.sku} env={ui.env} t={t} origin={ui.origin} product={product}>
                <LineTools ui={ui} product={product} />
              </Line>
            ))}
          </SupplierPart>
        ))
      ) : (
        <Empty ui={ui} />
      )}
    </div>
  );
}

function Empty({ ui: { env, t, model, page } }: { ui: CartUi }) {
  return page ? (
    <EmptyPage env={env} t={t} />
  ) : (
    <Nothing icon="cart" title={t.empty} text={t.emptyText}>
      <button type="button" className="btn" onClick={model.close}>
        {t.keepShopping}
      </button>
    </Nothing>
  );
}

function Failed({ ui: { t, model } }: { ui: CartUi }) {
  return (
    <Nothing icon="alert" title={t.failed} text={t.failedText}>
      <button type="button" className="btn" onClick={() => void model.refresh()}>
        <Icon name="refresh" />
        {t.retry}
      </button>
    </Nothing>
  );
}

/** Three placeholder lines. */
function Loading({ ui: { t } }: { ui: CartUi }) {
  return (
    <div role="status">
      <span className="visually-hidden">{t.loading}</span>
      {[0, 1, 2].map((line) => (
        <div className="line" aria-hidden="true" key={line}>
          <div className="photo skeleton" />
          <div className="stack waiting">
            <span className="skeleton" />
            <span className="skeleton" />
          </div>
        </div>
      ))}
    </div>
  );
}

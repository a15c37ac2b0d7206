import type { FragmentProps } from '../../_runtime/props.ts';
import { CheckoutForm } from './parts/CheckoutForm.tsx';
import { Countdown } from './parts/Countdown.tsx';
import { Expired, ExpiredDialog } from './parts/Expired.tsx';
import { Done, Late, Returning } from './parts/Outcome.tsx';
import { Stale } from './parts/Stale.tsx';
import { Summary } from './parts/Summary.tsx';
import type { CheckoutViewProps } from './props.ts';
import { useCheckout } from './parts/use-checkout.ts';

/**
 * The checkout: one page for the whole order, for the payment of a placed one, and for the return
 * from the bank.
 */
export function CheckoutView(props: FragmentProps<CheckoutViewProps>) {
  const ui = useCheckout(props);
  const { t, state } = ui;
  if (state.outcome === 'late') return <Late ui={ui} />;
  // A shopper who returns from the bank may have paid in time: the end of the hold does not decide
  // that.
  if (props.mode === 'returning') return <Returning ui={ui} />;
  if (props.checkout.state === 'expired') return <Expired ui={ui} />;
  if (props.checkout.state === 'placed') return <Done ui={ui} />;
  return (
    <div className="page">
      <header className="head">
        <h1 className="h1">{props.mode === 'paying' ? t.payTitle : t.title}</h1>
        <Countdown ui={ui} />
      </header>
      <Stale ui={ui} />
      <Summary ui={ui} />
      <div className="main">
        {/* The page's own choices, each with its form: they are made before this one is filled in. */}
        <slot name="before" />
        <CheckoutForm ui={ui} />
      </div>
      {state.expired && <ExpiredDialog ui={ui} />}
    </div>
  );
}

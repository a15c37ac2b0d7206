import { useShared } from '../../../_runtime/use-shared.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { useLeft } from '../../../../shared/ui/use-left.ts';
import type { PinModel, PinState } from '../model/pin.ts';
import type { Messages } from '../messages/es.ts';
import { HiddenProof } from './HiddenProof.tsx';

interface ResendProps {
  t: Messages;
  action: string;
  model: PinModel;
  pin: PinState;
}

/**
 * The button that sends another PIN. Once script runs it counts the seconds until it may; without
 * script the edge refuses a press that comes too soon, and says why.
 */
export function Resend({ t, action, model, pin }: ResendProps) {
  const { busy } = useShared(model.contact.$state, model.contact.initial);
  const left = useLeft(pin.again) ?? 0;
  const again = left > 0 ? fill(t.againIn, { seconds: Math.ceil(left / 1000) }) : t.again;
  return (
    <form
      method="post"
      action={action}
      data-enhance=""
      onSubmit={(event) => {
        event.preventDefault();
        void model.resend();
      }}
    >
      <HiddenProof pin={pin} intent="resend" />
      <button className="again" aria-busy={busy} aria-disabled={busy || left > 0}>
        {busy ? t.sending : again}
      </button>
    </form>
  );
}

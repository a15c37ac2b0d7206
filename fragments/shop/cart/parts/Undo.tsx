import { useEffect, useRef } from 'react';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { Removed } from '../model/state.ts';
import type { CartUi } from './use-cart.ts';

/** Says which line was removed, and takes the focus that its button lost. */
export function Undo({ ui: { t, model, state }, removed }: { ui: CartUi; removed: Removed }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p className="notice undo small">
      <span>{fill(t.removed, { name: removed.name })}</span>
      <button
        ref={button}
        type="button"
        className="link"
        aria-disabled={state.busy}
        onClick={() => void model.undo(removed)}
      >
        {t.undo}
      </button>
    </p>
  );
}

import { useEffect, useRef } from 'react';
import { count } from '../../../../shared/i18n/fill.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { errorText, labelOf } from './labels.ts';
import type { CheckoutUi } from './use-checkout.ts';

/**
 * The fields that stopped the last submit, as a list that takes the focus and leads to each field.
 */
export function ErrorSummary({ ui }: { ui: CheckoutUi }) {
  const { t, state, errors } = ui;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.stopped) list.current?.focus();
  }, [state.stopped]);
  const shown = Object.entries(errors).filter(
    ([name]) => state.touched[name] || name in state.refused,
  );
  if (!state.stopped || !shown.length) return null;
  const lead = (name: string): void => {
    const form = list.current!.closest('form')!;
    const field = form.elements.namedItem(name);
    const control = field instanceof RadioNodeList ? field[0] : field;
    (control as HTMLElement | null)?.focus();
  };
  return (
    <div className="notice notice-danger wrong" role="alert" tabIndex={-1} ref={list}>
      <Icon name="alert" />
      <div>
        <p>
          <b>{count(t, 'wrong', shown.length)}</b>
        </p>
        <ul>
          {shown.map(([name, error]) => (
            <li key={name}>
              <button type="button" className="link" onClick={() => lead(name)}>
                {`${labelOf(name, t, state)}: ${errorText(error, t)}`}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

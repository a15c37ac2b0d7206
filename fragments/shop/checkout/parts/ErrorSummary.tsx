import { useEffect, useRef } from 'react';
import { count } from '../../../../shared/i18n/fill.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { Messages } from '../messages/es.ts';
import type { FieldError } from '../model/state.ts';
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
                {summaryOf(name, labelOf(name, t, state), error, t)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A problem with its field's name, unless its words name the field. */
function summaryOf(name: string, label: string, error: FieldError, t: Messages): string {
  const text = errorText(name, error, t);
  return text.includes(label) ? text : `${label}: ${text}`;
}

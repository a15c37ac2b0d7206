import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { SCROLL_TRIGGER_PX } from '../../shared/kernel/constants/timers.ts';
import type { LookupModel } from './lookup.ts';

interface LookupProps {
  model: LookupModel;
  /** The name of the field, of which ids are made. */
  name: string;
  label: string;
  any: string;
  /** Shown where a text finds nothing. */
  none: string;
  failed: string;
  again: string;
}

/** A drop-down in which an owner types: its list grows as it scrolls. */
export function Lookup({ model, name, label, any, none, failed, again }: LookupProps) {
  useSignals();
  const isOpen = model.$isOpen.value;
  const isTyping = model.$isTyping.value;
  const at = model.$at.value;
  const list = model.$list.value;
  const { status, items, total } = list.$list.value;
  const rows = model.rows();
  const box = useRef<HTMLUListElement>(null);
  useEffect(() => box.current?.children[at]?.scrollIntoView({ block: 'nearest' }), [at]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!model.press(event.key)) return;
    // Escape closes the list alone, not the dialog around it.
    event.preventDefault();
    event.stopPropagation();
  };
  const grow = (): void => {
    const { scrollHeight, scrollTop, clientHeight } = box.current!;
    const isNear = scrollHeight - scrollTop - clientHeight < SCROLL_TRIGGER_PX;
    if (isNear && status === 'ready' && items.length < total) void list.more();
  };
  return (
    <div
      className="field lookup"
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || model.close()
      }
    >
      <label htmlFor={`f-${name}`}>{label}</label>
      <input
        id={`f-${name}`}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${name}-list`}
        aria-activedescendant={isOpen && at >= 0 ? `${name}-${at}` : undefined}
        autoComplete="off"
        maxLength={100}
        placeholder={any}
        value={model.$text.value}
        onClick={model.open}
        onChange={({ target }) => model.type(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="lookup-box" hidden={!isOpen}>
        <ul role="listbox" id={`${name}-list`} aria-label={label} ref={box} onScroll={grow}>
          {isOpen &&
            rows.map((choice, index) => (
              <li
                key={choice.id}
                id={`${name}-${index}`}
                role="option"
                aria-selected={index === at}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => model.choose(choice)}
              >
                {choice.name}
              </li>
            ))}
        </ul>
        {(isTyping || status === 'loading') && <span className="skeleton" />}
        <div role="status">
          {isOpen && !isTyping && status === 'ready' && total === 0 && (
            <p className="muted">{none}</p>
          )}
          {status === 'failed' && <p className="error">{failed}</p>}
        </div>
        {status === 'failed' && (
          <button type="button" className="btn btn-s" onClick={() => void list.more()}>
            {again}
          </button>
        )}
      </div>
    </div>
  );
}

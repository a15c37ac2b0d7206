import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { count } from '../../../../shared/i18n/fill.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { Dialog } from '../../../_office/Dialog.tsx';
import { apiOf } from '../../../_office/ports.ts';
import { paletteModel } from '../model.ts';
import type { PaletteViewProps } from '../props.ts';
import { OPTION_ID, Ways } from './Ways.tsx';

interface PalettePanelProps extends Pick<PaletteViewProps, 'env' | 'ways' | 't'> {
  /** How often the panel was opened so far. */
  opened: number;
}

/**
 * The search over everything that the account may do: typed or chosen by the arrows, opened by
 * Enter.
 */
export function PalettePanel({ env, ways, t, opened }: PalettePanelProps) {
  useSignals();
  const [model] = useState(() => paletteModel(ways, apiOf(env)));
  /** The value of `opened` when the panel was last closed. */
  const [closed, setClosed] = useState(0);
  const close = (): void => setClosed(opened);
  const list = useRef<HTMLDivElement>(null);
  const active = model.$active.value;
  const found = model.$found.value;
  useEffect(() => {
    list.current?.querySelector(`#${OPTION_ID}${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, nativeEvent } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      model.move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter' && !nativeEvent.isComposing) {
      event.preventDefault();
      list.current?.querySelector<HTMLElement>(`#${OPTION_ID}${active}`)?.click();
    }
  };

  return (
    <Dialog
      open={opened > closed}
      label={t.label}
      className="dialog palette"
      onClose={() => {
        close();
        model.type('');
      }}
    >
      <div className="box">
        <Icon name="search" />
        <input
          type="search"
          role="combobox"
          aria-label={t.label}
          aria-autocomplete="list"
          aria-controls="ways"
          aria-expanded={found.length > 0}
          aria-activedescendant={active < 0 ? undefined : OPTION_ID + active}
          aria-describedby="help"
          autoComplete="off"
          autoFocus
          enterKeyHint="go"
          placeholder={t.placeholder}
          value={model.$text.value}
          onChange={({ target }) => model.type(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="icon-btn" aria-label={t.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="ways" id="ways" role="listbox" aria-label={t.label} ref={list}>
        <Ways t={t} found={found} active={active} onGo={close} />
      </div>
      {found.length === 0 && <p className="none muted">{t.none}</p>}
      <p className="help muted small" id="help">
        {t.help}
      </p>
      <p className="visually-hidden" role="status">
        {found.length === 0 ? t.none : model.$text.value !== '' && count(t, 'found', found.length)}
      </p>
    </Dialog>
  );
}

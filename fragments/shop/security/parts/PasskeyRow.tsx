import { useState } from 'react';
import { useShared } from '../../../_runtime/use-shared.ts';
import type { PasskeyView } from '../../../../shared/contracts/passkeys.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { useFocusBack } from './use-focus.ts';
import type { SecurityUi } from './use-security.ts';
import { ProofForm } from './ProofForm.tsx';

interface PasskeyRowProps {
  ui: SecurityUi;
  passkey: PasskeyView;
}

/**
 * One passkey: its facts, and in their place the form that renames it or the question before it is
 * removed.
 */
export function PasskeyRow({ ui, passkey }: PasskeyRowProps) {
  const { t, host } = ui.props;
  const { id, name, created_at: created, used_at: used } = passkey;
  const { open, $edit } = ui.model.passkeys;
  const edit = useShared($edit, null);
  const rename = useFocusBack(edit?.id === id);
  if (edit?.id === id) {
    const Edit = edit.kind === 'rename' ? Rename : ui.asked === 'remove' ? ProofForm : Remove;
    return (
      <li>
        <Edit ui={ui} passkey={passkey} />
      </li>
    );
  }
  return (
    <li className="row">
      <Icon name="lock" />
      <div className="what">
        <b className="value">{name}</b>
        <p className="muted small">
          {fill(t.created, { date: ui.day(created) })}
          {' · '}
          {used === null ? t.neverUsed : fill(t.used, { date: ui.day(used) })}
        </p>
        {passkey.host !== host && (
          <p className="muted small">{fill(t.elsewhere, { host: passkey.host })}</p>
        )}
      </div>
      <div className="cluster scripted">
        <button
          type="button"
          className="btn btn-s btn-quiet"
          ref={rename}
          aria-label={fill(t.renameOf, { name })}
          onClick={() => open({ id, kind: 'rename' })}
        >
          {t.rename}
        </button>
        <button
          type="button"
          className="btn btn-s btn-quiet"
          aria-label={fill(t.removeOf, { name })}
          onClick={() => open({ id, kind: 'remove' })}
        >
          {t.remove}
        </button>
      </div>
    </li>
  );
}

const NAME_MAX = 60;

function Rename({ ui, passkey }: PasskeyRowProps) {
  const { t } = ui.props;
  const { rename, close, $busy } = ui.model.passkeys;
  const busy = useShared($busy, null) === 'edit';
  const [name, setName] = useState(passkey.name);
  return (
    <form
      className="rename"
      data-enhance=""
      onSubmit={(event) => {
        event.preventDefault();
        void rename(name);
      }}
    >
      <div className="field">
        <label htmlFor="passkey-name">{t.name}</label>
        <input
          id="passkey-name"
          value={name}
          maxLength={NAME_MAX}
          required
          // The form was asked for in order to type.
          autoFocus
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <div className="cluster">
        <button className="btn btn-s btn-primary" aria-busy={busy} aria-disabled={busy}>
          {busy ? t.saving : t.save}
        </button>
        <button type="button" className="btn btn-s btn-quiet" onClick={close}>
          {t.cancel}
        </button>
      </div>
    </form>
  );
}

function Remove({ ui, passkey }: PasskeyRowProps) {
  const { t } = ui.props;
  const { remove, close, $busy } = ui.model.passkeys;
  const busy = useShared($busy, null) === 'edit';
  return (
    <div className="stack" role="group" aria-label={fill(t.removeOf, { name: passkey.name })}>
      <p>{fill(t.removePasskey, { name: passkey.name })}</p>
      <div className="cluster">
        <button
          type="button"
          className="btn btn-s danger"
          aria-busy={busy}
          aria-disabled={busy}
          onClick={() => void remove()}
        >
          {busy ? t.removing : t.removeYes}
        </button>
        <button
          type="button"
          className="btn btn-s btn-quiet"
          // The question replaced the button that had the focus; its harmless answer gets the
          // focus.
          autoFocus
          onClick={close}
        >
          {t.cancel}
        </button>
      </div>
    </div>
  );
}

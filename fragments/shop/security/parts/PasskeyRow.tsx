import { useState } from 'react';
import { useShared } from '../../../_runtime/use-shared.ts';
import type { PasskeyView } from '../../../../shared/contracts/passkeys.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { useFocusBack } from './use-focus.ts';
import type { SecurityUi } from './use-security.ts';
import { Form } from '../../../../shared/ui/form/Form.tsx';
import { FormNotice } from '../../../../shared/ui/form/FormNotice.tsx';
import { Cancel } from './Cancel.tsx';
import { Hidden } from './Hidden.tsx';
import { Opens } from './Opens.tsx';
import { ProofForm } from './ProofForm.tsx';
import { RemovePasskey } from './RemovePasskey.tsx';

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
  const { open } = ui.model.passkeys;
  const { edit } = ui;
  const rename = useFocusBack(edit?.id === id);
  if (edit?.id === id) {
    const Edit =
      edit.kind === 'rename' ? Rename : ui.asked === 'remove' ? ProofForm : RemovePasskey;
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
      <div className="cluster">
        <Opens
          ui={ui}
          step="rename"
          passkey={id}
          className="btn btn-s btn-quiet"
          control={rename}
          label={fill(t.renameOf, { name })}
          open={() => open({ id, kind: 'rename' })}
        >
          {t.rename}
        </Opens>
        <Opens
          ui={ui}
          step="remove"
          passkey={id}
          className="btn btn-s btn-quiet"
          label={fill(t.removeOf, { name })}
          open={() => open({ id, kind: 'remove' })}
        >
          {t.remove}
        </Opens>
      </div>
    </li>
  );
}

const NAME_MAX = 60;

function Rename({ ui, passkey }: PasskeyRowProps) {
  const { t, env } = ui.props;
  const { rename, close, form, $busy } = ui.model.passkeys;
  const { failure } = useShared(form.$state, form.initial);
  const busy = useShared($busy, null) === 'edit';
  const [name, setName] = useState(passkey.name);
  return (
    <Form className="rename" action={`${env.base}/me/security`} send={() => rename(name)}>
      <Hidden ui={ui} intent="rename" />
      <FormNotice text={failure} />
      <div className="field">
        <label htmlFor="passkey-name">{t.name}</label>
        <input
          id="passkey-name"
          name="name"
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
        <Cancel ui={ui} close={close} className="btn btn-s btn-quiet" />
      </div>
    </Form>
  );
}

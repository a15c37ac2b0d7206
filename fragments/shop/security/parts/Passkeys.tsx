import { useRef } from 'react';
import { useShared } from '../../../_runtime/use-shared.ts';
import type { PasskeyView } from '../../../../shared/contracts/passkeys.ts';
import { FormNotice } from '../../../../shared/ui/form/FormNotice.tsx';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { useFocusBack, useRemovedFocus } from './use-focus.ts';
import type { SecurityUi } from './use-security.ts';
import { Part } from '../../../../shared/ui/form/Part.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { ProofForm } from './ProofForm.tsx';

interface PasskeysProps {
  ui: SecurityUi;
  passkeys: readonly PasskeyView[];
}

/** The passkeys of an account, and the button that adds one. */
export function Passkeys({ ui, passkeys }: PasskeysProps) {
  const { props, model, canMake, asked } = ui;
  const { t } = props;
  const busy = useShared(model.passkeys.$busy, null) === 'add';
  const failure = useShared(model.passkeys.$failure, null);
  const isAsked = asked === 'add';
  const isAdding = ui.edit?.kind === 'add' && !isAsked;
  const add = useFocusBack(isAsked || isAdding);
  const heading = useRef<HTMLHeadingElement>(null);
  const ids = passkeys.map(({ id }) => id);
  const list = useRemovedFocus(ids, add, heading);
  return (
    <Part name="passkeys" title={t.passkeys} text={t.passkeysText} heading={heading}>
      {passkeys.length > 0 ? (
        <ul className="rows" ref={list}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} ui={ui} passkey={passkey} />
          ))}
        </ul>
      ) : (
        <p className="muted">{t.noPasskeys}</p>
      )}
      <FormNotice text={failure} />
      {isAsked && <ProofForm ui={ui} />}
      {isAdding && <AddPasskey ui={ui} busy={busy} />}
      {canMake && !isAsked && !isAdding && (
        <div className="scripted">
          <button
            type="button"
            className="btn btn-primary"
            ref={add}
            aria-busy={busy}
            aria-disabled={busy}
            onClick={() => void model.passkeys.add(ui.app.since !== null)}
          >
            {!busy && <Icon name="plus" />}
            {busy ? t.adding : t.addPasskey}
          </button>
        </div>
      )}
      <p className="muted small unscripted">{t.needsScript}</p>
      {!canMake && <p className="muted small">{t.unsupported}</p>}
    </Part>
  );
}

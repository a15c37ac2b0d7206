import { useShared } from '../../_runtime/use-store.ts';
import type { PasskeyView } from '../../../shared/contracts/security.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { Icon } from '../../../shared/ui/Icon.tsx';
import type { SecurityUi } from '../use-security.ts';
import { Part } from './Part.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';

interface PasskeysProps {
  ui: SecurityUi;
  passkeys: readonly PasskeyView[];
}

/** The passkeys of an account, and the way to one more. */
export function Passkeys({ ui, passkeys }: PasskeysProps) {
  const { props, model, canMake } = ui;
  const { t } = props;
  const busy = useShared(model.passkeys.$busy, null) === 'add';
  const failure = useShared(model.passkeys.$failure, null);
  return (
    <Part name="passkeys" title={t.passkeys} text={t.passkeysText}>
      {passkeys.length > 0 ? (
        <ul className="rows">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} ui={ui} passkey={passkey} />
          ))}
        </ul>
      ) : (
        <p className="muted">{t.noPasskeys}</p>
      )}
      <FormNotice text={failure} />
      {canMake ? (
        <div className="scripted">
          <button
            type="button"
            className="btn btn-primary"
            aria-busy={busy}
            aria-disabled={busy}
            onClick={() => void model.passkeys.add()}
          >
            {!busy && <Icon name="plus" />}
            {busy ? t.adding : t.addPasskey}
          </button>
        </div>
      ) : (
        <p className="muted small">{t.unsupported}</p>
      )}
    </Part>
  );
}

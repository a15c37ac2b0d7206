import { isNationalPhone } from '../../rules/phone.ts';
import type { FormUi } from './form-ui.ts';
import { CountryField } from './PhoneField.tsx';
import { TextField } from './TextField.tsx';

interface IdentifierFieldProps {
  ui: FormUi;
  tag: string;
  t: { readonly identifier: string; readonly phoneCountry: string };
  /** `username webauthn` where the browser may offer passkeys as well. */
  autoComplete?: 'username' | 'username webauthn';
}

/**
 * A field for a phone, an e-mail or a username. A phone without its calling code needs its country:
 * with script the field asks for it once the text is a phone, without script always.
 */
export function IdentifierField({ ui, tag, t, autoComplete = 'username' }: IdentifierFieldProps) {
  const isPhone = isNationalPhone(ui.values['username'] ?? '');
  return (
    <>
      <TextField
        ui={ui}
        name="username"
        label={t.identifier}
        max={254}
        required
        autoComplete={autoComplete}
        autoCapitalize="none"
      />
      <CountryField
        ui={ui}
        tag={tag}
        label={t.phoneCountry}
        className={isPhone ? undefined : 'unscripted'}
      />
    </>
  );
}

import type { FormUi } from './form-ui.ts';
import { TextField } from './TextField.tsx';

/** The field for a code of the app, or a recovery code with or without its dash. */
export function FactorField({ fields, label }: { fields: FormUi; label: string }) {
  return (
    <TextField
      ui={fields}
      name="otp"
      label={label}
      max={40}
      required
      autoComplete="one-time-code"
      autoCapitalize="none"
    />
  );
}

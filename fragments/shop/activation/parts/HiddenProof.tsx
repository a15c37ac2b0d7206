import type { PinState } from '../model/pin.ts';

interface HiddenProofProps {
  pin: PinState;
  intent: 'activate' | 'resend' | 'contact';
}

/**
 * The fields of a proof for a form without script; the intent `contact` has its own fields for the
 * contact.
 */
export function HiddenProof({ pin, intent }: HiddenProofProps) {
  const { code, type, username, phone, email, country, full_name: name } = pin.proof;
  const fields: Record<string, string> = {
    intent,
    code,
    username,
    full_name: name,
    ...(intent === 'contact'
      ? { was_type: type, was_phone: phone, was_email: email, was_country: country }
      : { type, phone, email, country }),
  };
  return Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([field, value]) => <input key={field} type="hidden" name={field} value={value} />);
}

import { useEffect, useRef } from 'react';
import { useShared } from '../../../_runtime/use-shared.ts';
import type { Profile } from '../../../../shared/contracts/profiles.ts';
import { CALLING_CODES, formatPhone, type PhoneCountry } from '../../../../shared/rules/phone.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { contactStep } from '../model/contact.ts';
import type { ContactType } from '../props.ts';
import type { PreferencesUi } from './use-preferences.ts';
import { ChangeContact } from './ChangeContact.tsx';
import { Part } from '../../../../shared/ui/form/Part.tsx';

/** A phone in its written form, with its calling code. */
function phoneText({ phone, phone_country: country }: Profile): string | null {
  const code = `+${CALLING_CODES[country as PhoneCountry] ?? ''}`;
  const isKnown = phone !== null && code !== '+' && phone.startsWith(code);
  return isKnown ? `${code} ${formatPhone(phone.slice(code.length))}` : phone;
}

/** E-mail and phone, each changed by a PIN that is sent to the new one. */
export function Contact({ ui }: { ui: PreferencesUi }) {
  const { props, model, profile } = ui;
  const { t } = props;
  const step = useShared(model.contact.$step, contactStep(props.begun));
  const buttons = useRef<Partial<Record<ContactType, HTMLButtonElement | null>>>({});
  const opened = useRef<ContactType | null>(null);
  useEffect(() => {
    // The form is gone: the focus goes back to the button that opened it.
    if (step.kind === 'idle' && opened.current) buttons.current[opened.current]?.focus();
    opened.current = step.kind === 'idle' ? null : step.type;
  }, [step]);
  const lines = [
    {
      type: 'email',
      label: t.email,
      value: profile.email,
      isVerified: profile.email_verified,
      change: t.changeEmail,
    },
    {
      type: 'phone',
      label: t.phone,
      value: phoneText(profile),
      isVerified: profile.phone_verified,
      change: t.changePhone,
    },
  ] satisfies {
    type: ContactType;
    label: string;
    value: string | null;
    isVerified: boolean;
    change: string;
  }[];
  return (
    <Part name="contact" title={t.contact} text={t.contactText}>
      <ul className="rows">
        {lines.map(({ type, label, value, isVerified, change }) => (
          <li key={type}>
            {step.kind !== 'idle' && step.type === type ? (
              <ChangeContact ui={ui} step={step} />
            ) : (
              <div className="row">
                <div>
                  <b>{label}</b>
                  <p className={value ? `value${type === 'phone' ? ' unbroken' : ''}` : 'muted'}>
                    {value ?? t.none}
                  </p>
                  {value && (
                    <p className={isVerified ? 'state verified' : 'state muted'}>
                      <Icon name={isVerified ? 'check' : 'info'} />
                      {isVerified ? t.verified : t.unverified}
                    </p>
                  )}
                </div>
                <button
                  ref={(button) => {
                    buttons.current[type] = button;
                  }}
                  type="button"
                  className="btn btn-s scripted"
                  aria-label={change}
                  onClick={() => model.contact.open(type)}
                >
                  {t.change}
                </button>
                <a
                  className="btn btn-s unscripted"
                  href={`${props.env.base}/me/preferences?step=${type}`}
                  aria-label={change}
                >
                  {t.change}
                </a>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

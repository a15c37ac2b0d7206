import { CALLING_CODES, phoneCountries } from '../../../../shared/rules/phone.ts';
import { SETTINGS_MAX } from '../../../../shared/rules/settings-max.ts';
import { socialNetworks } from '../../../../shared/rules/social.ts';
import { Part } from '../../../../shared/ui/form/Part.tsx';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { ChoiceField } from '../../../_office/Fields.tsx';
import { countryName } from './field-words.ts';
import { Hours } from './Hours.tsx';
import type { PartsProps } from './ui.ts';

const EMAIL_MAX = 254;
const PHONE_MAX = 20;
const SUPPORT = ['users_support_url', 'franchise_support_url', 'affiliate_support_url'] as const;

/** How the store is reached: contact, networks, help. */
export function ContactParts({ ui, fields }: PartsProps) {
  const { t } = ui.props;
  return (
    <>
      <Part name="contact" title={t.parts.contact} text={t.parts.contactText}>
        <TextField
          ui={fields}
          name="contact_email"
          label={t.fields.contact_email}
          type="email"
          max={EMAIL_MAX}
          autoComplete="off"
        />
        <Phone ui={ui} fields={fields} name="contact" />
        <Phone ui={ui} fields={fields} name="whatsapp" hint={t.hints.whatsapp_phone} />
      </Part>
      <Hours ui={ui} fields={fields} />
      <Part name="social" title={t.parts.social} text={t.parts.socialText}>
        {socialNetworks.map((network) => (
          <TextField
            key={network}
            ui={fields}
            name={network}
            label={t.fields[network]}
            max={network === 'discord' ? SETTINGS_MAX.address : SETTINGS_MAX.handle}
            hint={network === 'discord' ? t.hints.discord : undefined}
            autoComplete="off"
            autoCapitalize="none"
          />
        ))}
      </Part>
      <Part name="tools" title={t.parts.tools} text={t.parts.toolsText}>
        <TextField
          ui={fields}
          name="live_chat_license"
          label={t.fields.live_chat_license}
          max={SETTINGS_MAX.license}
          hint={t.hints.live_chat_license}
          autoComplete="off"
          autoCapitalize="none"
        />
        <TextField
          ui={fields}
          name="fb_pixel"
          label={t.fields.fb_pixel}
          max={SETTINGS_MAX.pixel}
          hint={t.hints.fb_pixel}
          inputMode="numeric"
          autoComplete="off"
        />
      </Part>
      <Part name="help" title={t.parts.help} text={t.parts.helpText}>
        {SUPPORT.map((name) => (
          <TextField
            key={name}
            ui={fields}
            name={name}
            label={t.fields[name]}
            max={SETTINGS_MAX.address}
            autoComplete="off"
            autoCapitalize="none"
          />
        ))}
      </Part>
    </>
  );
}

interface PhoneProps extends PartsProps {
  name: 'contact' | 'whatsapp';
  hint?: string;
}

/** A number with the calling code of its country. */
function Phone({ ui, fields, name, hint }: PhoneProps) {
  const { t, env } = ui.props;
  const known = fields.values[`${name}_country_code`] ?? '';
  return (
    <div className="phone">
      <ChoiceField
        ui={fields}
        name={`${name}_country_code`}
        label={t.fields[`${name}_country_code`]}
        options={[['', t.none], ...codes(env.tag, known)]}
      />
      <TextField
        ui={fields}
        name={`${name}_phone`}
        label={t.fields[`${name}_phone`]}
        max={PHONE_MAX}
        inputMode="tel"
        autoComplete="off"
        hint={hint}
      />
    </div>
  );
}

/** Each calling code with the countries that have it; a saved one that is none of them stays. */
function codes(tag: string, known: string): [string, string][] {
  const countries = new Map<string, string[]>();
  for (const country of phoneCountries) {
    const code = String(CALLING_CODES[country]);
    countries.set(code, [...(countries.get(code) ?? []), countryName(country, tag)]);
  }
  if (known !== '' && !countries.has(known)) countries.set(known, []);
  return [...countries].map(([code, names]) => [code, `+${code} ${names.join(', ')}`.trim()]);
}

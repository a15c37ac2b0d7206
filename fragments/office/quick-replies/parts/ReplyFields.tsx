import { fill } from '../../../../shared/i18n/fill.ts';
import { LOCALES, type Locale } from '../../../../shared/kernel/locale.ts';
import { SHORTCUT_MAX } from '../../../../shared/rules/quick-replies.ts';
import { MESSAGE_MAX } from '../../../../shared/rules/talk-line.ts';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { AreaField, ChoiceField } from '../../../_office/Fields.tsx';
import type { Messages } from '../messages/es.ts';

interface ReplyFieldsProps {
  readonly ui: FormUi;
  readonly t: Messages;
  /** The language of the page, which a new reply begins with. */
  readonly own: Locale;
}

/** The fields of a reply: its shortcut, its language and its words. */
export function ReplyFields({ ui, t, own }: ReplyFieldsProps) {
  const values = { ...ui.values, locale: ui.values['locale'] ?? own };
  return (
    <>
      <TextField
        ui={ui}
        name="shortcut"
        label={t.fields.shortcut}
        hint={fill(t.hints.shortcut, { max: SHORTCUT_MAX })}
        max={SHORTCUT_MAX}
        autoCapitalize="none"
        autoComplete="off"
      />
      <ChoiceField
        ui={{ ...ui, values }}
        name="locale"
        label={t.fields.locale}
        options={LOCALES.map((locale) => [locale, t.locales[locale]] as const)}
      />
      <AreaField
        ui={ui}
        name="text"
        label={t.fields.text}
        hint={t.hints.text}
        max={MESSAGE_MAX}
        rows={4}
      />
    </>
  );
}

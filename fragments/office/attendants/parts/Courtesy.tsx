import { TICKET_NAME_MAX } from '../../../../shared/rules/tickets.ts';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { ChoiceField } from '../../../_office/Fields.tsx';
import type { ListProps } from '../props.ts';
import { kindName } from './kind-name.ts';

/** The form that gives a ticket away; open where it was refused. */
export function Courtesy({
  t,
  shown,
  action,
  values,
  errors,
  idempotencyKey,
}: ListProps & { action: string }) {
  const { kinds } = shown.event;
  const isTyped = values['full_name'] !== undefined;
  const ui: FormUi = {
    values: { sku: kinds[0]?.sku ?? '', ...(isTyped ? values : {}) },
    errors: isTyped ? errors : {},
    input: () => {},
    leave: () => {},
  };
  return (
    <details className="card courtesy" open={isTyped || undefined} id="give">
      <summary className="btn btn-s">{t.give}</summary>
      <form method="post" action={action}>
        <input type="hidden" name="intent" value="give" />
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <p className="small muted">{t.giveText}</p>
        <ChoiceField
          ui={ui}
          name="sku"
          label={t.kind}
          options={kinds.map((kind) => [kind.sku, kindName(kind, shown.event)])}
        />
        <TextField
          ui={ui}
          name="full_name"
          label={t.fullName}
          max={TICKET_NAME_MAX}
          required
          autoComplete="off"
        />
        <TextField
          ui={ui}
          name="phone"
          label={t.phone}
          max={20}
          required
          inputMode="tel"
          autoComplete="off"
        />
        <TextField
          ui={ui}
          name="email"
          type="email"
          label={t.email}
          hint={t.emailText}
          max={200}
          inputMode="email"
          autoComplete="off"
        />
        <p>
          <button className="btn btn-s btn-primary">{t.giveNow}</button>
        </p>
      </form>
    </details>
  );
}

import type { Ticket } from '../../../../shared/contracts/tickets.ts';
import { TICKET_NAME_MAX } from '../../../../shared/rules/tickets.ts';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import type { TicketsViewProps } from '../props.ts';

type Props = TicketsViewProps & { ticket: Ticket; action: string };

/** Passes a ticket on to another name; opens by a press, or where it was refused. */
export function PassForm({ t, ticket, action, values: typed, errors, idempotencyKey }: Props) {
  const isTyped = typed['id'] === ticket.id;
  const ui: FormUi = {
    values: isTyped ? typed : {},
    errors: isTyped ? errors : {},
    input: () => {},
    leave: () => {},
    scope: ticket.id,
  };
  return (
    <details className="pass" open={isTyped || undefined}>
      <summary className="btn btn-s">{t.pass}</summary>
      <form method="post" action={action}>
        <input type="hidden" name="intent" value="pass" />
        <input type="hidden" name="id" value={ticket.id} />
        <input type="hidden" name="code" value={ticket.code} />
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <p className="small muted">{t.passText}</p>
        <TextField
          ui={ui}
          name="full_name"
          label={t.name}
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
          <button className="btn btn-s btn-primary">{t.passNow}</button>
        </p>
      </form>
    </details>
  );
}

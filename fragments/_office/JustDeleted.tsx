import { fill } from '../../shared/i18n/fill.ts';
import { Act } from './Act.tsx';

interface JustDeletedProps {
  /** The row's name, and the id by which it is restored. */
  row: { readonly id: string; readonly name: string };
  /** Where the form is sent, and its key. */
  action: string;
  idempotencyKey: string;
  t: {
    /** With the place `{{name}}`. */
    readonly justDeleted: string;
    readonly restore: string;
    /** With the place `{{name}}`. */
    readonly restoreOf: string;
  };
  /** Restores it with script; without it, the form is posted. */
  act?: (() => void) | undefined;
}

/** A row that was deleted a moment ago, and the button that puts it back. */
export function JustDeleted({
  row: { id, name },
  action,
  idempotencyKey,
  t,
  act,
}: JustDeletedProps) {
  return (
    <div className="row leaving" role="status">
      <p>{fill(t.justDeleted, { name })}</p>
      <Act
        action={action}
        fields={{ intent: 'restore', id, idempotency_key: idempotencyKey }}
        label={t.restore}
        name={fill(t.restoreOf, { name })}
        act={act ?? (() => {})}
      />
    </div>
  );
}

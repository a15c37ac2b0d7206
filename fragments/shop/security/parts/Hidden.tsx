import type { SecurityUi } from './use-security.ts';

interface HiddenProps {
  ui: SecurityUi;
  /** The form of the page that is posted. */
  intent: 'prove' | 'begin' | 'confirm' | 'off' | 'renew' | 'rename' | 'remove';
}

/** The fields that a posted form sends along: which form it is, and the step that it stands in. */
export function Hidden({ ui, intent }: HiddenProps) {
  const { step, edit, props } = ui;
  const kind = edit?.kind ?? step.kind;
  const fields = {
    intent,
    idempotency_key: `${props.idempotencyKey}-${intent}`,
    step: kind === 'idle' || kind === 'codes' ? '' : kind,
    ...(intent === 'prove' && { asked: 'password' }),
    ...(edit?.id !== undefined && { passkey: edit.id }),
    ...(step.kind === 'setup' && { secret: step.setup.secret, uri: step.setup.uri }),
  };
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

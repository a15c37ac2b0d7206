import { fill } from '../../../shared/i18n/fill.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { PasswordProof } from '../../../shared/ui/form/PasswordProof.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { Batch } from './parts/Batch.tsx';
import { Waiting } from './parts/Waiting.tsx';
import type { PayoutsViewProps } from './props.ts';

/** The withdrawals of the network that wait, and its batches; or one batch with its bank's answer. */
export function PayoutsView(props: PayoutsViewProps) {
  const { env, t, shown, done, form, error } = props;
  const title = shown.kind === 'waiting' ? t.title : fill(t.batch, { number: shown.batch.number });
  return (
    <OfficePage
      title={title}
      intro={shown.kind === 'waiting' ? t.intro : t.fileText}
      done={form?.proof === 'given' ? t.proved : done && t.done[done]}
    >
      <FormNotice text={error} />
      {form?.proof === 'asked' ? (
        <PasswordProof
          action={env.base + props.path}
          form={form}
          error={props.errors['password']}
          t={t}
        />
      ) : shown.kind === 'waiting' ? (
        <Waiting {...props} shown={shown} />
      ) : (
        <Batch {...props} shown={shown} />
      )}
    </OfficePage>
  );
}

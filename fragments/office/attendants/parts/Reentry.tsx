import { Act } from '../../../_office/Act.tsx';
import type { ListProps } from '../props.ts';

/** Whether people who went out of an experience may come back, and the button that changes it. */
export function Reentry({ t, shown, idempotencyKey, action }: ListProps & { action: string }) {
  const isAllowed = shown.event.has_reentry;
  const label = isAllowed ? t.forbidReentry : t.allowReentry;
  return (
    <section className="card reentry" aria-labelledby="reentry">
      <h3 className="h3" id="reentry">
        {t.reentry}
      </h3>
      <p className="small muted">{t.reentryText}</p>
      <p>{isAllowed ? t.reentryIs.on : t.reentryIs.off}</p>
      <Act
        action={`${action}#reentry`}
        fields={{
          intent: 'reentry',
          allowed: isAllowed ? '' : 'on',
          idempotency_key: `${idempotencyKey}reentry`,
        }}
        label={label}
        name={`${label}: ${t.reentry}`}
        act={() => {}}
      />
    </section>
  );
}

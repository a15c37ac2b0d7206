import { fill } from '../../../shared/i18n/fill.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { affinityAfter } from '../../../shared/rules/affinity.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { EdgeIcon } from '../../../shared/ui/EdgeIcon.tsx';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { AffinityViewProps } from './props.ts';

/** Where an account stands in the affinity group of the network, and what it may do there. */
export function AffinityView(props: FragmentProps<AffinityViewProps>) {
  const { env, t, own, done, error } = props;
  return (
    <>
      <header className="head">
        <h1 className="h1">{t.title}</h1>
        <p className="muted">{t.intro}</p>
      </header>
      <FormNotice text={error} />
      {done && (
        <p className="notice notice-success" role="status">
          {t.done[done]}
        </p>
      )}
      {own.group === null ? (
        <div className="empty">
          <EdgeIcon name="users" />
          <p className="h3">{t.none}</p>
          <p className="muted">{t.noneText}</p>
          <a className="btn" href={`${env.base}/red-comercial`}>
            {t.network}
          </a>
        </div>
      ) : (
        <Standing {...props} group={own.group.name} />
      )}
    </>
  );
}

function Standing({
  env,
  t,
  own,
  path,
  idempotencyKey,
  group,
}: AffinityViewProps & { group: string }) {
  const { state, since, rejection } = own;
  const days = dateTimeFormat(env.tag, { dateStyle: 'long', timeZone: timeZoneOf(env.country) });
  const day = since === null ? '' : days.format(new Date(since));
  const mayAsk = affinityAfter(state, 'ask') !== undefined;
  const label = mayAsk
    ? state === null
      ? t.ask
      : t.again
    : state === 'accepted'
      ? t.leave
      : t.withdraw;
  return (
    <section className="card standing" aria-label={t.title}>
      <p dir="auto">
        <b>{state === null ? fill(t.ofNobody, { group }) : fill(t[state], { group, day })}</b>
      </p>
      {rejection && <p dir="auto">{fill(t.reason, { reason: rejection })}</p>}
      <form method="post" action={path}>
        <input type="hidden" name="intent" value={mayAsk ? 'ask' : 'leave'} />
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <button className={mayAsk ? 'btn btn-primary' : 'btn'}>{label}</button>
      </form>
    </section>
  );
}

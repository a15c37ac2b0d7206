import type { EventReach } from '../../../../shared/contracts/event-messages.ts';
import { count, fill } from '../../../../shared/i18n/fill.ts';
import { paragraphsOf } from '../../../../shared/rules/event-messages.ts';
import { momentOf } from '../../../_office/day.ts';
import type { EventMessagesViewProps } from '../props.ts';

const FIELDS = ['subject', 'text', 'audience', 'send_at', 'message', 'version'] as const;

/** A message as it would arrive, with how many it would reach; its button sends or plans it. */
export function Preview(props: EventMessagesViewProps & { reach: EventReach }) {
  const { env, t, event, values, reach, sendAt, idempotencyKey } = props;
  const isChange = (values['message'] ?? '') !== '';
  const isIdle = sendAt === null && reach.recipients === 0;
  const when = sendAt === null ? t.atOnce : fill(t.at, { at: momentOf(sendAt, env) });
  return (
    <section className="card" aria-labelledby="preview">
      <h2 className="h2" id="preview">
        {t.previewTitle}
      </h2>
      <p role="status">
        {count(t, 'reach', reach.recipients)} {when}
      </p>
      {reach.unreached > 0 && (
        <p className="small muted">{count(t, 'unreached', reach.unreached)}</p>
      )}
      <div className="letter">
        <b dir="auto">{values['subject']}</b>
        {paragraphsOf(values['text'] ?? '').map((line, at) => (
          <p dir="auto" key={at}>
            {line}
          </p>
        ))}
      </div>
      {isIdle ? (
        <p className="notice">{t.nobody}</p>
      ) : (
        <form method="post" action={`${env.base}/admin/asistentes/${event.item}/mensajes`}>
          <input type="hidden" name="intent" value={isChange ? 'change' : 'send'} />
          <input type="hidden" name="idempotency_key" value={idempotencyKey} />
          {FIELDS.map((name) => (
            <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
          ))}
          <p>
            <button className="btn btn-primary">{sendAt === null ? t.send : t.plan}</button>
          </p>
        </form>
      )}
    </section>
  );
}

import type { EventMessage } from '../../../../shared/contracts/event-messages.ts';
import { count, fill } from '../../../../shared/i18n/fill.ts';
import { paragraphsOf } from '../../../../shared/rules/event-messages.ts';
import { Act } from '../../../_office/Act.tsx';
import { momentOf } from '../../../_office/day.ts';
import type { EventMessagesViewProps } from '../props.ts';
import { groupWords } from './audience.ts';

/** A message that was written: when and to whom it goes or went, and what became of its mails. */
export function Message(props: EventMessagesViewProps & { message: EventMessage }) {
  const { env, t, event, message, page, idempotencyKey } = props;
  const { id, state, subject, send_at: at } = message;
  const action = `${env.base}/admin/asistentes/${event.item}/mensajes`;
  return (
    <div className="row">
      <div className="own">
        <b dir="auto">{subject}</b>
        <span className="small">
          <span className="badge">{t.states[state]}</span>{' '}
          <span className="muted">
            {groupWords(props, message)} · {momentOf(at, env)}
          </span>
        </span>
        {(state === 'sending' || state === 'sent') && (
          <span className="small">{countsOf(props)}</span>
        )}
        <details>
          <summary className="small">{t.read}</summary>
          <div className="letter">
            {paragraphsOf(message.text).map((line, n) => (
              <p dir="auto" key={n}>
                {line}
              </p>
            ))}
          </div>
        </details>
      </div>
      {state === 'planned' && (
        <div className="acts">
          <a
            className="btn btn-s btn-quiet"
            href={`${action}?page=${page}&message=${id}#compose`}
            aria-label={fill(t.changeOf, { subject })}
          >
            {t.change}
          </a>
          <Act
            action={action}
            fields={{ intent: 'withdraw', id, idempotency_key: `${idempotencyKey}${id}` }}
            label={t.withdraw}
            name={fill(t.withdrawOf, { subject })}
            act={() => {}}
          />
        </div>
      )}
    </div>
  );
}

function countsOf({ t, message }: EventMessagesViewProps & { message: EventMessage }): string {
  const { recipients, sent, failed } = message;
  const left = recipients - sent - failed;
  return [
    count(t, 'sent', sent),
    failed > 0 && count(t, 'lost', failed),
    left > 0 && count(t, 'left', left),
  ]
    .filter(Boolean)
    .join(' · ');
}

import type { ReactNode } from 'react';
import type { Ticket } from '../../../../shared/contracts/tickets.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { formatExperienceDate } from '../../../../shared/rules/experience.ts';
import { shownCode } from '../../../../shared/rules/ticket-code.ts';
import type { PageEnv } from '../../../_runtime/env.ts';
import type { Messages } from '../messages/es.ts';

interface TicketCardProps {
  env: PageEnv;
  t: Messages;
  ticket: Ticket;
  /** Whether the page shows this ticket alone. */
  isAlone: boolean;
  /** What its buyer may do with it. */
  children?: ReactNode;
}

/** A ticket: the event and its code, the attendee, and whether it still opens the door. */
export function TicketCard({ env, t, ticket, isAlone, children }: TicketCardProps) {
  const { event, full_name: name, state, qr, clock, admitted_at: at } = ticket;
  const when = formatExperienceDate(event.starts_at, clock, env.tag, 'long') ?? t.noDate;
  const kind = Object.values(ticket.description).join(' · ');
  const facts: [string, string | null][] = [
    [t.attendee, name],
    [t.when, when],
    [t.where, event.place],
    [
      t.kind,
      ticket.sale_type === 'courtesy' ? [kind, t.courtesy].filter(Boolean).join(' · ') : kind,
    ],
    [t.order, ticket.order_number],
    [t.seller, ticket.seller],
  ];
  return (
    <article className={`ticket ${state}`} aria-label={`${event.name}: ${name}`}>
      <div className="code">
        {qr && (
          <svg
            className="qr"
            viewBox={`0 0 ${qr.picture.size} ${qr.picture.size}`}
            role="img"
            aria-label={fill(t.qr, { name })}
          >
            <path d={qr.picture.path} />
          </svg>
        )}
        {qr && (
          <p className="small">
            <span className="muted">{t.code}</span> <code>{shownCode(ticket.code)}</code>
          </p>
        )}
        <p className={state === 'void' ? 'badge badge-danger' : 'badge'}>{t.states[state]}</p>
        {state === 'admitted' && at && (
          <p className="small muted">
            {fill(t.admittedAt, { at: formatExperienceDate(at, clock, env.tag, 'short') ?? '' })}
          </p>
        )}
      </div>
      <div className="told">
        <h2 className="h2" dir="auto">
          {event.name}
        </h2>
        <dl>
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt className="small muted">{label}</dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ),
          )}
        </dl>
        {state === 'void' && <p className="small">{t.voidText}</p>}
        {isAlone && qr && <p className="small muted share">{t.share}</p>}
        {!isAlone && qr && (
          <p className="acts">
            <a
              className="btn btn-s"
              href={`${env.base}/boletos/${ticket.id}/${ticket.code}`}
              aria-label={fill(t.openOf, { name })}
            >
              {t.open}
            </a>
          </p>
        )}
        {children}
      </div>
    </article>
  );
}

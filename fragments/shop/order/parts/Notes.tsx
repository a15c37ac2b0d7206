import type { PageEnv } from '../../../_runtime/env.ts';
import type { BoughtOrder } from '../../../../shared/contracts/orders.ts';
import type { Messages } from '../messages/es.ts';
import { dayText } from '../model/standing.ts';

interface NotesProps {
  env: PageEnv;
  t: Messages;
  order: BoughtOrder;
}

/** What the seller wrote for the buyer. */
export function Notes({ env, t, order }: NotesProps) {
  return order.notes.map(({ at, text }) => (
    <p key={at + text} className="small note">
      <b>{t.noteOf}</b>{' '}
      <time className="muted" dateTime={at}>
        {dayText(at, env.tag, env.country)}
      </time>
      <br />
      {text}
    </p>
  ));
}

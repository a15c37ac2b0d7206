import type { Told } from '../model/told.ts';

/** What the seller has changed of an order and wrote about it, each where it stands in time. */
export function Notes({ told }: { told: readonly Told[] | undefined }) {
  return told?.map(({ title, at, day, text }) => (
    <p key={at + text} className="small note">
      <b>{title}</b>{' '}
      <time className="muted" dateTime={at}>
        {day}
      </time>
      {text}
    </p>
  ));
}

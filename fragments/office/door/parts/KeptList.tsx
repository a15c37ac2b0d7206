import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { fill } from '../../../../shared/i18n/fill.ts';
import { fold } from '../../../../shared/rules/fold.ts';
import { shownCode } from '../../../../shared/rules/ticket-code.ts';
import type { KeptTicket } from '../../../../shared/contracts/door-offline.ts';
import type { DoorModel } from '../model.ts';
import type { KeptDoor } from '../model/kept-door.ts';
import type { DoorViewProps } from '../props.ts';

/** Most names that a search shows. */
const SHOWN_MOST = 20;

interface KeptProps extends Pick<DoorViewProps, 'env' | 't'> {
  kept: KeptDoor;
  model: Pick<DoorModel, '$way' | '$hasReentry'>;
  onCode: (code: string) => void;
}

/** The list that the device keeps: attendants found by a part of their name, and let in by hand. */
export function KeptList({ env, t, kept, model, onCode }: KeptProps) {
  useSignals();
  const [text, setText] = useState('');
  const [names] = useState(() => new Intl.Collator(env.tag));
  const way = model.$way.value;
  const hasReentry = model.$hasReentry.value;
  const tickets = kept.$tickets.value;
  const wanted = fold(text.trim());
  const found = tickets
    .filter(({ full_name }) => fold(full_name).includes(wanted))
    .toSorted((one, other) => names.compare(one.full_name, other.full_name));
  return (
    <section className="card" aria-labelledby="kept">
      <h2 className="h3" id="kept">
        {t.list}
      </h2>
      <div className="field">
        <label htmlFor="f-name">{t.name}</label>
        <input
          id="f-name"
          type="search"
          maxLength={100}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      {found.length === 0 && (
        <p className="muted">{tickets.length === 0 ? t.noList : t.noneFound}</p>
      )}
      <ul className="rows" role="list">
        {found.slice(0, SHOWN_MOST).map((ticket) => (
          <li key={ticket.id}>
            <Row t={t} ticket={ticket} pass={passOf(ticket)} onCode={onCode} />
          </li>
        ))}
      </ul>
      {found.length > SHOWN_MOST && (
        <p className="muted small">{fill(t.more, { count: found.length - SHOWN_MOST })}</p>
      )}
    </section>
  );

  /** What the bearer of a ticket may do, the way that is chosen; null for nothing. */
  function passOf({ state, left_at: left }: KeptTicket): Passing | null {
    const isOut = typeof left === 'string';
    if (state === 'valid' && way === 'in') return 'admit';
    if (state !== 'admitted' || !hasReentry || isOut !== (way === 'in')) return null;
    return isOut ? 'letBack' : 'letOut';
  }
}

type Passing = 'admit' | 'letBack' | 'letOut';

interface RowProps extends Pick<KeptProps, 't' | 'onCode'> {
  ticket: KeptTicket;
  pass: Passing | null;
}

function Row({ t, ticket, pass, onCode }: RowProps) {
  const { full_name: name, kind, code, state, left_at: left } = ticket;
  return (
    <div className="row">
      <div className="whom">
        <b dir="auto">{name}</b>
        <span className="muted small">{[kind, shownCode(code)].filter(Boolean).join(' · ')}</span>
      </div>
      {pass !== 'admit' && (
        <span className={state === 'void' ? 'badge badge-danger' : 'badge'}>
          {typeof left === 'string' && state === 'admitted' ? t.outside : t.states[state]}
        </span>
      )}
      {pass && (
        <button
          type="button"
          className="btn btn-s"
          aria-label={fill<string>(t[`${pass}Of`], { name })}
          onClick={() => onCode(code)}
        >
          {t[pass]}
        </button>
      )}
    </div>
  );
}

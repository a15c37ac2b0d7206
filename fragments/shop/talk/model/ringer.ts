import type { Conversation } from '../../../../shared/contracts/inbox.ts';

/** What the browser keeps once somebody has switched the sound off. */
const OFF = 'off';
const KEPT = 'talk-sound';

export interface RingPorts {
  /** Asked for at each use: the edge, which renders the page first, has none. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly ring: () => void;
}

export interface Ringer {
  readonly isOn: () => boolean;
  readonly turn: (on: boolean) => void;
  /** Rings once for rows with a message of somebody else that came after all before. */
  readonly heard: (rows: readonly Conversation[]) => void;
}

/**
 * The sound of a mailbox.
 * @param known the rows as the page began, which ring for nothing
 */
export function ringerOf(
  mailbox: string,
  known: readonly Conversation[],
  { storage, ring }: RingPorts,
): Ringer {
  let last = newestOf(known, mailbox);
  const isOn = (): boolean => {
    try {
      return storage().getItem(KEPT) !== OFF;
    } catch {
      // A browser that keeps nothing rings.
      return true;
    }
  };
  return {
    isOn,
    turn(on) {
      try {
        if (on) storage().removeItem(KEPT);
        else storage().setItem(KEPT, OFF);
      } catch {
        // It rings again with the next page.
      }
    },
    heard(rows) {
      const newest = newestOf(rows, mailbox);
      if (newest > last && isOn()) ring();
      if (newest > last) last = newest;
    },
  };
}

/** The date of the newest message that waits in a mailbox; empty for none. */
function newestOf(rows: readonly Conversation[], mailbox: string): string {
  const waiting = rows.filter(
    ({ pending, last_message_sender: by }) => pending > 0 && by !== mailbox,
  );
  return waiting.reduce((most, { last_message_date: at }) => (at > most ? at : most), '');
}

import { signal, type ReadonlySignal } from '@preact/signals-react';
import { call } from '../../../shared/api-client/index.ts';
import { admitTicket, undoAdmission, type VerdictView } from '../../../shared/contracts/door.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import type { OfficePorts } from '../../_office/ports.ts';
import { voiceOf } from '../../_office/say.ts';
import type { Messages } from './messages/es.ts';
import type { DoorProps } from './props.ts';

/** The sounds of the door: that a ticket goes in, and that one does not. */
export type Sound = 'good' | 'bad';

export interface DoorPorts extends OfficePorts<Messages> {
  readonly play: (sound: Sound) => void;
}

export interface DoorModel {
  /** The answer to the last code; null before the first. */
  readonly $told: ReadonlySignal<VerdictView | null>;
  readonly $counts: ReadonlySignal<{ readonly tickets: number; readonly admitted: number }>;
  /** The code that is being read; null for none. */
  readonly $busy: ReadonlySignal<string | null>;
  /** Reads a code, unless another is being read. */
  readonly read: (code: string) => Promise<void>;
  /** Takes back the admission that was just told. */
  readonly undo: () => Promise<void>;
}

/** The door of an event on screen. */
export function doorModel(
  ports: DoorPorts,
  { event, told }: Pick<DoorProps, 'event' | 'told'>,
): DoorModel {
  const { t, api, play } = ports;
  const { $busy, alone, say } = voiceOf(ports);
  const $told = signal(told);
  const $counts = signal({ tickets: event.tickets, admitted: event.admitted });
  const params = { event: event.item };

  async function admit(code: string) {
    const ask = () => call(api, admitTicket, { params, body: { code } });
    const answer = await ask();
    // Another phone has just admitted it: asked again, the door says which one and when.
    return !answer.ok && answer.error.code === 'ticket_changed' ? ask() : answer;
  }

  return {
    $told,
    $counts,
    $busy,
    async read(text) {
      const code = text.trim();
      if (code === '') return;
      const answer = await alone(code, () => admit(code));
      if (!answer) return;
      $told.value = answer;
      $counts.value = { tickets: answer.tickets, admitted: answer.admitted };
      play(answer.verdict === 'admitted' ? 'good' : 'bad');
    },
    async undo() {
      const attendant = $told.value?.attendant;
      if (!attendant) return;
      const { id, full_name: name } = attendant;
      const answer = await alone(id, () => call(api, undoAdmission, { params: { ...params, id } }));
      if (!answer) return;
      $told.value = null;
      const { tickets, admitted } = $counts.value;
      $counts.value = { tickets, admitted: Math.max(0, admitted - 1) };
      say(fill(t.undone, { name }));
    },
  };
}

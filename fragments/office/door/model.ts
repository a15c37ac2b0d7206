import { signal, type ReadonlySignal } from '@preact/signals-react';
import { call, type Answer } from '../../../shared/api-client/index.ts';
import { newIdempotencyKey } from '../../../shared/api-client/key.ts';
import {
  admitTicket,
  getDoorEvent,
  undoAdmission,
  type VerdictView,
} from '../../../shared/contracts/door.ts';
import type { DoorGate } from '../../../shared/contracts/door-gates.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { doorWays, type DoorWay, type Verdict } from '../../../shared/rules/tickets.ts';
import type { OfficePorts } from '../../_office/ports.ts';
import { voiceOf } from '../../_office/say.ts';
import type { Messages } from './messages/es.ts';
import type { KeptDoor } from './model/kept-door.ts';
import type { DoorMemory } from './parts/door-memory.ts';
import type { DoorProps } from './props.ts';

/** How many tickets open the door, how many of them have, and whose bearers are outside now. */
export type DoorCounts = Pick<VerdictView, 'tickets' | 'admitted' | 'outside'>;

/** How long a call may take where the device has a list to go on with, in milliseconds. */
const SOON_MS = 3_000;
/** How old a list may grow where there is a connection, in milliseconds. */
const LIST_MS = 60_000;

export interface DoorPorts extends OfficePorts<Messages> {
  /** Plays the sound of a verdict, which is its own. */
  readonly play: (verdict: Verdict) => void;
  /** The door as the device goes on with it without a connection; undefined on a page that keeps none. */
  readonly kept?: KeptDoor | undefined;
  /** Where the device keeps what was chosen: the gate, and the way. */
  readonly memory: { readonly gate: DoorMemory; readonly way: DoorMemory };
  /** Whether the device has a connection, as far as it knows. */
  readonly isOnline?: () => boolean;
}

export interface DoorModel {
  /** The answer to the last code; null before the first. */
  readonly $told: ReadonlySignal<VerdictView | null>;
  readonly $counts: ReadonlySignal<DoorCounts>;
  /** The code that is being read; null for none. */
  readonly $busy: ReadonlySignal<string | null>;
  /** Whether the last code was read by the kept list alone. */
  readonly $isAlone: ReadonlySignal<boolean>;
  readonly $gates: ReadonlySignal<readonly DoorGate[]>;
  /** The gate at which codes are read; null for the whole door. */
  readonly $gate: ReadonlySignal<string | null>;
  /** Chooses a gate, and has the device keep it. */
  readonly choose: (gate: string | null) => void;
  /** Whether people who went out may come back; only then a way is chosen. */
  readonly $hasReentry: ReadonlySignal<boolean>;
  /** Which way the bearers of codes go. */
  readonly $way: ReadonlySignal<DoorWay>;
  /** Chooses a way, and has the device keep it. */
  readonly turn: (way: DoorWay) => void;
  /** Goes back to the gate and the way that the device has kept, unless others were chosen. */
  readonly remember: () => void;
  /** Reads a code, unless another is being read. */
  readonly read: (code: string) => Promise<void>;
  /** Takes back the admission that was just told. */
  readonly undo: () => Promise<void>;
  /** Counts anew, and where the device keeps a list, tells what waits and fetches what is new. */
  readonly live: () => Promise<void>;
}

/** The door of an event on screen. */
export function doorModel(
  ports: DoorPorts,
  {
    event,
    told,
    chosen = null,
    chosenWay = 'in',
  }: Pick<DoorProps, 'event' | 'told' | 'chosen' | 'chosenWay'>,
): DoorModel {
  const { t, api, play, kept, memory, isOnline = () => true } = ports;
  const { $busy, alone, say } = voiceOf(ports);
  const $told = signal(told);
  const $counts = signal<DoorCounts>(countsOf(event));
  const $isAlone = signal(false);
  const $gates = signal<readonly DoorGate[]>(event.gates);
  const $gate = signal(event.gate ?? chosen);
  const $hasReentry = signal(event.has_reentry);
  const $way = signal<DoorWay>(chosenWay);
  const params = { event: event.item };

  /** When the device last fetched its list. */
  let listedAt = Number.NEGATIVE_INFINITY;

  const ask = (code: string): Answer<VerdictView> =>
    call(api, admitTicket, { params, body: { code, gate: $gate.value, way: $way.value } });

  function choose(gate: string | null) {
    $gate.value = gate;
    memory.gate.keep(gate);
  }
  function turn(way: DoorWay) {
    $way.value = way;
    memory.way.keep(way === 'in' ? null : way);
  }
  function setReentry(isAllowed: boolean) {
    $hasReentry.value = isAllowed;
    if (!isAllowed) $way.value = 'in';
  }
  /** Whoever stands at a gate that was removed chooses another one. */
  function setGates(gates: readonly DoorGate[]) {
    $gates.value = gates;
    if (!gates.some(({ id }) => id === $gate.value)) $gate.value = null;
  }

  /** Asks the edge for a short while, then the kept list. */
  async function askSoon(code: string, list: KeptDoor): Answer<VerdictView> {
    const key = newIdempotencyKey();
    const gate = $gate.value;
    const way = $way.value;
    const isTried = isOnline();
    const answer = isTried
      ? await call(api, admitTicket, {
          params,
          body: { code, gate, way },
          key,
          timeoutMs: SOON_MS,
          repeat: { afterMs: 0, on: () => false },
        })
      : null;
    if (answer?.ok) {
      $isAlone.value = false;
      await list.note(answer.value);
      return answer;
    }
    if (answer?.error.message) {
      await list.refused(answer.error.code);
      return answer;
    }
    const judged = await list.scan(code, { key: isTried ? key : null, gate, way });
    $isAlone.value = judged !== undefined;
    return judged ? ok(judged) : (answer ?? ask(code));
  }

  return {
    $told,
    $counts,
    $busy,
    $isAlone,
    $gates,
    $gate,
    choose,
    $hasReentry,
    $way,
    turn,
    remember() {
      const way = doorWays.find((one) => one === memory.way.read());
      if (way && $hasReentry.value) $way.value = way;
      const gate = memory.gate.read();
      if (event.gate !== null || $gate.value !== null) return;
      if ($gates.value.some(({ id }) => id === gate)) $gate.value = gate;
    },
    async read(text) {
      const code = text.trim();
      if (code === '') return;
      const answer = await alone(code, () => (kept ? askSoon(code, kept) : ask(code)));
      if (!answer) return;
      $told.value = answer;
      $counts.value = countsOf(answer);
      play(answer.verdict);
    },
    async undo() {
      const attendant = $told.value?.attendant;
      if (!attendant) return;
      const { id, full_name: name } = attendant;
      const answer = await alone(id, () => call(api, undoAdmission, { params: { ...params, id } }));
      if (!answer) return;
      $told.value = null;
      listedAt = Number.NEGATIVE_INFINITY;
      const counts = $counts.value;
      $counts.value = { ...counts, admitted: Math.max(0, counts.admitted - 1) };
      say(fill(t.undone, { name }));
    },
    async live() {
      const answer = await call(api, getDoorEvent, {
        params,
        repeat: { afterMs: 0, on: () => false },
      });
      if (answer.ok) {
        setGates(answer.value.gates);
        setReentry(answer.value.has_reentry);
        $counts.value = countsOf(answer.value);
      }
      if (!kept || (!answer.ok && answer.error.message === '')) return;
      const isOld = Date.now() - listedAt >= LIST_MS;
      if (answer.ok && !isOld && kept.$waiting.value === 0) return;
      if (await kept.refresh()) listedAt = Date.now();
    },
  };
}

const countsOf = ({ tickets, admitted, outside }: DoorCounts): DoorCounts => ({
  tickets,
  admitted,
  outside,
});

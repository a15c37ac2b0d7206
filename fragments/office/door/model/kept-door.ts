import { signal, type ReadonlySignal } from '@preact/signals-react';
import { call, type Api } from '../../../../shared/api-client/index.ts';
import type { DoorGate } from '../../../../shared/contracts/door-gates.ts';
import { admitTicket, type VerdictView } from '../../../../shared/contracts/door.ts';
import {
  listDoorTickets,
  syncDoorScans,
  type KeptTicket,
  type SyncedScan,
} from '../../../../shared/contracts/door-offline.ts';
import { SYNC_MOST, type WrongOutcome } from '../../../../shared/rules/door-sync.ts';
import { isPass, PASSES, type DoorWay } from '../../../../shared/rules/tickets.ts';
import { judgeKept, passedAll, saidOf, type KeptEvent, type Pass } from './judge-kept.ts';

/** A scan that waits to be told. */
export interface KeptScan {
  readonly id: string;
  readonly ticket: string;
  readonly code: string;
  readonly scanned_at: string;
  /** The gate at which it was made; null for the whole door. */
  readonly gate: string | null;
  readonly way: DoorWay;
  /** The call that got no answer: asked again under its key, the edge tells whether it had admitted. */
  readonly tried: Tried | null;
}

/** A call that may have let a ticket through. */
export interface Tried {
  readonly key: string;
  /** The text that it read. */
  readonly text: string;
}

/** A scan that let somebody in, and that the edge would have refused. */
export type ToldDouble = SyncedScan & { readonly outcome: WrongOutcome | 'unknown' };

const EXPECTED: ReadonlySet<SyncedScan['outcome']> = new Set([...PASSES, 'not_inside'] as const);
const isDouble = (scan: SyncedScan): scan is ToldDouble => !EXPECTED.has(scan.outcome);

/** What a device keeps of a door. */
export interface Kept {
  /** The name that the device has given itself. */
  readonly device: string;
  readonly tickets: readonly KeptTicket[];
  readonly gates: readonly DoorGate[];
  /** Whether people who went out may come back. */
  readonly has_reentry: boolean;
  readonly scans: readonly KeptScan[];
  /** What was told, and should not have been let in. */
  readonly doubles: readonly ToldDouble[];
}

/** Where a device keeps it. Never fails: a device that keeps nothing has an empty vault. */
export interface DoorVault {
  /** Settles once no other page of the browser has the vault open. */
  readonly read: () => Promise<Kept | undefined>;
  readonly write: (kept: Kept) => Promise<void>;
  /** Forgets the list; what waits to be told stays. */
  readonly forget: (kept: Kept) => Promise<void>;
}

export interface KeptDoorPorts {
  readonly api: Api;
  readonly vault: DoorVault;
  readonly newId: () => string;
  readonly now: () => Date;
}

export interface KeptDoor {
  readonly $tickets: ReadonlySignal<readonly KeptTicket[]>;
  /** Scans that wait to be told. */
  readonly $waiting: ReadonlySignal<number>;
  readonly $doubles: ReadonlySignal<readonly ToldDouble[]>;
  /** Whether the edge has said that this device may not have the list. */
  readonly $isRefused: ReadonlySignal<boolean>;
  /**
   * Reads a code by the kept list; undefined where there is none.
   * @param made `key` of the call that got no answer, null where none was made; `gate` at which it is read, null for
   * the whole door; `way` that its bearer goes
   */
  readonly scan: (
    text: string,
    made: { readonly key: string | null; readonly gate: string | null; readonly way: DoorWay },
  ) => Promise<VerdictView | undefined>;
  /** Notes what the edge has said of a ticket. */
  readonly note: (told: VerdictView) => Promise<void>;
  /** Forgets the list where the edge refused a call with this code. */
  readonly refused: (code: string) => Promise<void>;
  /** Tells what waits, then fetches the list anew. Returns whether both were done. */
  readonly refresh: () => Promise<boolean>;
  /** Puts the doubles away. */
  readonly dismiss: () => Promise<void>;
}

/** Failures by which the edge says that this device may not have the list. */
const REFUSED: ReadonlySet<string> = new Set(['login_required', 'not_allowed', 'item_not_found']);

/** The door of an event, as a device goes on with it where there is no connection. */
export function keptDoor({ api, vault, newId, now }: KeptDoorPorts, event: KeptEvent): KeptDoor {
  const params = { event: event.item };
  const $tickets = signal<readonly KeptTicket[]>([]);
  const $waiting = signal(0);
  const $doubles = signal<readonly ToldDouble[]>([]);
  const $isRefused = signal(false);
  let kept: Kept = {
    device: newId(),
    tickets: [],
    gates: [],
    has_reentry: false,
    scans: [],
    doubles: [],
  };
  let isOpen = false;
  let work: Promise<void> = Promise.resolve();
  const opened = vault.read().then((found) => {
    isOpen = true;
    set({ ...kept, ...found });
  });

  function set(next: Kept) {
    kept = next;
    $tickets.value = next.tickets;
    $waiting.value = next.scans.length;
    $doubles.value = next.doubles;
  }
  /** What was read while a call was under way stays: each change begins at what is kept now. */
  function change(next: (standing: Kept) => Kept): Promise<void> {
    set(next(kept));
    work = work.then(() => vault.write(kept));
    return work;
  }
  const without = (ids: ReadonlySet<string>, more: readonly ToldDouble[]) =>
    change((standing) => ({
      ...standing,
      scans: standing.scans.filter(({ id }) => !ids.has(id)),
      doubles: [...more, ...standing.doubles],
    }));

  /** Asks again what got no answer. Returns whether the edge could be reached. */
  async function askAgain(): Promise<boolean> {
    for (const { id, gate, way, tried } of kept.scans) {
      if (!tried) continue;
      const { key, text: code } = tried;
      const answer = await call(api, admitTicket, { params, body: { code, gate, way }, key });
      if (!answer.ok && answer.error.message === '') return false;
      if (!answer.ok && (await refused(answer.error.code))) return false;
      if (answer.ok && isPass(answer.value.verdict)) await without(new Set([id]), []);
      else {
        await change((standing) => ({
          ...standing,
          scans: standing.scans.map((scan) => (scan.id === id ? { ...scan, tried: null } : scan)),
        }));
      }
    }
    return true;
  }

  async function tell(): Promise<boolean> {
    if (!(await askAgain())) return false;
    while (kept.scans.length > 0) {
      const scans = kept.scans.slice(0, SYNC_MOST).map(toldOf);
      const body = { device: kept.device, scans };
      const answer = await call(api, syncDoorScans, { params, body });
      if (!answer.ok) await refused(answer.error.code);
      if (!answer.ok || answer.value.scans.length === 0) return false;
      const told = answer.value.scans;
      await without(new Set(told.map(({ id }) => id)), told.filter(isDouble));
    }
    return true;
  }

  async function fetchList(): Promise<boolean> {
    const tickets: KeptTicket[] = [];
    let gates: readonly DoorGate[] = [];
    let has_reentry = false;
    let after: string | null = '';
    while (after !== null) {
      const query: { after: string } = { after };
      const answer: Awaited<ReturnType<typeof part>> = await part(query);
      if (!answer.ok) {
        await refused(answer.error.code);
        return false;
      }
      tickets.push(...answer.value.tickets);
      ({ gates, has_reentry } = answer.value);
      after = answer.value.next;
    }
    $isRefused.value = false;
    await change((standing) => ({
      ...standing,
      gates,
      has_reentry,
      tickets: passedAll(
        tickets,
        standing.scans.map((scan) => passOf(scan, gates)),
      ),
    }));
    return true;
  }
  const part = (query: { after: string }) => call(api, listDoorTickets, { params, query });
  /** Forgets the list where this device may not have it. Returns whether that is so. */
  async function refused(code: string): Promise<boolean> {
    if (!REFUSED.has(code)) return false;
    $isRefused.value = true;
    set({ ...kept, tickets: [], doubles: [] });
    work = work.then(() => vault.forget(kept));
    await work;
    return true;
  }

  return {
    $tickets,
    $waiting,
    $doubles,
    $isRefused,
    refused: async (code) => void (await refused(code)),
    async scan(text, { key, gate: gateId, way }) {
      if (!isOpen || kept.tickets.length === 0) return undefined;
      const moment = now();
      const at = moment.toISOString();
      const gate = gateOf(gateId, kept.gates);
      const judged = judgeKept(text, event, { ...kept, gate, way }, moment);
      const { verdict, ticket } = judged;
      if (isPass(verdict) && ticket) {
        const tried = key === null ? null : { key, text };
        const scan = {
          id: newId(),
          ticket: ticket.id,
          code: ticket.code,
          scanned_at: at,
          gate: gateId,
          way,
          tried,
        };
        await change((standing) => ({
          ...standing,
          scans: [...standing.scans, scan],
          tickets: passedAll(standing.tickets, [passOf(scan, standing.gates)]),
        }));
      }
      return saidOf(judged, { ...kept, gate, way }, at);
    },
    async note({ verdict, attendant }) {
      if (!isOpen || !attendant?.admitted_at || verdict === 'void') return;
      const { id, admitted_at, admitted_gate, left_at } = attendant;
      await change((standing) => ({
        ...standing,
        tickets: standing.tickets.map((ticket) =>
          ticket.id === id
            ? { ...ticket, state: 'admitted', admitted_at, admitted_gate, left_at }
            : ticket,
        ),
      }));
    },
    async refresh() {
      await opened;
      // What could not be told would come back as good.
      return (await tell()) && fetchList();
    },
    dismiss: () => change((standing) => ({ ...standing, doubles: [] })),
  };
}

const gateOf = (id: string | null, gates: readonly DoorGate[]): DoorGate | null =>
  gates.find((gate) => gate.id === id) ?? null;

/** A scan as the edge is told it. */
function toldOf({ id, ticket, code, scanned_at, gate, way }: KeptScan) {
  return { id, ticket, code, scanned_at, gate, way };
}

const passOf = (
  { ticket, scanned_at: at, gate, way }: KeptScan,
  gates: readonly DoorGate[],
): Pass => ({ ticket, at, gate: gateOf(gate, gates)?.name ?? null, way });

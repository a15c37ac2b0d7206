import type { Answer } from '../../../shared/api-client/index.ts';
import type { Alert } from '../../../shared/contracts/alerts.ts';

/** A page of alerts, as the call answers it. */
export interface AlertPage {
  readonly alerts: readonly Alert[];
  readonly matches_estimated: number;
  readonly pending_visits: number;
}

/** The calls of the panel. */
export interface AlertCalls {
  list(offset: number): Answer<AlertPage>;
  visit(id: string): Answer<Alert>;
  /** Marks the alerts up to this one visited. */
  visitAll(until: string): Answer<{ pending_visits: number }>;
}

/** What the panel shows. */
export interface PanelState {
  /** The newest first; undefined until the first answer. */
  readonly alerts: readonly Alert[] | undefined;
  /** Whether older ones are left. */
  readonly hasMore: boolean;
  /** Alerts that wait for a visit, counted up to 100; null where that is unknown. */
  readonly pending: number | null;
  readonly isBusy: boolean;
  /** The sentence of a failure; empty where the edge gave none. */
  readonly failure: string | undefined;
}

export interface AlertPanel {
  readonly state: PanelState;
  /** Reads the newest alerts, as the panel opens. */
  open(): Promise<void>;
  /** Reads the next older ones; nothing while a read is under way, or none are left. */
  more(): Promise<void>;
  /** Marks one visited; a failure leaves it as it was, and is not told: the press leads on. */
  visit(id: string): Promise<void>;
  visitAll(): Promise<void>;
}

/**
 * The state of the alerts' panel.
 * @param pending what the page counted
 * @param changed is called after each change
 */
export function alertPanel(
  calls: AlertCalls,
  pending: number | null,
  changed: () => void,
): AlertPanel {
  let state: PanelState = {
    alerts: undefined,
    hasMore: false,
    pending,
    isBusy: false,
    failure: undefined,
  };
  const set = (part: Partial<PanelState>): void => {
    state = { ...state, ...part };
    changed();
  };

  /** @param known the alerts that the page follows; an alert that came meanwhile moves none twice */
  const read = async (known: readonly Alert[]): Promise<void> => {
    if (state.isBusy) return;
    set({ isBusy: true, failure: undefined });
    const page = await calls.list(known.length);
    if (!page.ok) return set({ isBusy: false, failure: page.error.message });
    const ids = new Set(known.map(({ id }) => id));
    const alerts = [...known, ...page.value.alerts.filter(({ id }) => !ids.has(id))];
    const isLast = page.value.alerts.length === 0;
    set({
      alerts,
      hasMore: !isLast && alerts.length < page.value.matches_estimated,
      pending: page.value.pending_visits,
      isBusy: false,
    });
  };

  const marked = (is: (alert: Alert) => boolean): readonly Alert[] | undefined =>
    state.alerts?.map((alert) => (is(alert) ? { ...alert, pending_visits: 0 } : alert));

  return {
    get state() {
      return state;
    },
    open: () => read([]),
    more: async () => {
      if (state.hasMore) await read(state.alerts ?? []);
    },
    visit: async (id) => {
      const one = state.alerts?.find((alert) => alert.id === id);
      if (one?.pending_visits !== 1) return;
      const visited = await calls.visit(id);
      if (!visited.ok) return;
      set({
        alerts: marked((alert) => alert.id === id),
        pending: state.pending && Math.max(0, state.pending - one.count),
      });
    },
    visitAll: async () => {
      const newest = state.alerts?.[0];
      if (!newest || state.isBusy) return;
      set({ isBusy: true, failure: undefined });
      const done = await calls.visitAll(newest.id);
      if (!done.ok) return set({ isBusy: false, failure: done.error.message });
      set({ isBusy: false, alerts: marked(() => true), pending: done.value.pending_visits });
    },
  };
}

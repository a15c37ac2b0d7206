/** The sandbox's labels in memory: its object's place in tests, where one file needs no storage. */
import {
  newLabel,
  type KeptLabel,
  type Status,
  type TransactionRequest,
} from '../../../edge/providers/payment/sandbox-server/shippo/labels.ts';

/** The labels that a sandbox has sold since it was opened. */
export function memoryShippo() {
  const kept = new Map<string, KeptLabel>();
  const put = (label: KeptLabel) => {
    kept.set(label.id, label);
    return label;
  };
  return {
    buy: (request: TransactionRequest, isQueued = false) => put(newLabel(request, isQueued)),
    listOf: (rate: string) => [...kept.values()].filter((label) => label.rate === rate),
    find(by: 'id' | 'number', value: string): KeptLabel | undefined {
      const label = [...kept.values()].find((one) => one[by] === value);
      if (label?.isQueued) put({ ...label, isQueued: false });
      return label;
    },
    giveBack(id: string): boolean {
      const label = kept.get(id);
      if (label?.status !== 'PRE_TRANSIT') return false;
      put({ ...label, isRefunded: true });
      return true;
    },
    /** What becomes of all parcels, without an event. */
    become(status: Status): void {
      for (const label of kept.values()) put({ ...label, status });
    },
    all: () => [...kept.values()],
  };
}

export type MemoryShippo = ReturnType<typeof memoryShippo>;

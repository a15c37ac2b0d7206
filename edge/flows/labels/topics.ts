import { alertBody } from '../../modules/mail/index.ts';
import type { MessageTopic, Topic } from '../../outbox/index.ts';
import { orderAlert } from '../order-alert.ts';

/** Parcels that did not arrive; the row names the order and the journey's end. */
interface Stopped {
  readonly order: string;
  readonly journey: 'failed' | 'returned';
}

/** The alert that tells a store's staff of parcels that nobody could bring, or that come back. Nobody is mailed. */
export const parcelStoppedTopic: MessageTopic = {
  name: 'alert.parcel_stopped',
  alert: orderAlert({
    subtype: 'parcel',
    seller({ number }, payload) {
      const { journey } = JSON.parse(payload) as Stopped;
      return alertBody((t) => t(`parcel.${journey}`, { number }));
    },
  }),
  compose: () => Promise.resolve('stopped'),
};

export const labelTopics: readonly Topic[] = [parcelStoppedTopic];

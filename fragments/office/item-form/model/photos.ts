import { signal, type ReadonlySignal } from '@preact/signals-react';
import { ITEM_MAX } from '../../../../shared/kernel/constants/limits.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { photosOf } from './photos-of.ts';
import type { OfficeForm } from '../../../_office/form.ts';
import { orderModel, type OrderModel } from '../../../_office/order.ts';
import type { Messages } from '../messages/es.ts';

/** The photos of the item in the form: an order of addresses. */
export interface ItemPhotos {
  readonly $order: ReadonlySignal<OrderModel>;
  readonly nameOf: (url: string) => string;
  readonly add: (url: string) => void;
  readonly remove: (url: string) => void;
}

export function itemPhotos(form: OfficeForm, t: Messages): ItemPhotos {
  const urls = () => photosOf(form.$state.peek().values);
  const nameOf = (url: string) => fill(t.photo.name, { n: String(urls().indexOf(url) + 1) });
  const write = (all: readonly string[]): void => form.input('photos', all.join('\n'));
  const ordered = () =>
    orderModel({
      ids: urls(),
      nameOf,
      t: t.photo,
      save(all) {
        write(all);
        return Promise.resolve(true);
      },
    });
  const $order = signal(ordered());
  const follow = (): void => {
    $order.value = ordered();
  };
  return {
    $order,
    nameOf,
    add(url) {
      const all = urls();
      if (all.includes(url) || all.length >= ITEM_MAX.photos) return;
      write([...all, url]);
      follow();
    },
    remove(url) {
      write(urls().filter((one) => one !== url));
      follow();
    },
  };
}

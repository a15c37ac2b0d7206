import { defineWidget } from '../../_runtime/define-widget.ts';
import { bringToLife } from './parts/live.ts';
import { manifest } from './manifest.ts';
import type { BuyModel } from './model.ts';
import type { BuyButtonSaid } from './props.ts';

const models = new WeakMap<HTMLElement, BuyModel>();

defineWidget<BuyButtonSaid>(manifest, {
  actions: {
    buy(event, { host }) {
      event.preventDefault();
      models.get(host)?.buy();
    },
  },
  connect(widget) {
    const { model, stop } = bringToLife(widget);
    models.set(widget.host, model);
    return stop;
  },
});

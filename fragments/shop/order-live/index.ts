import { defineWidget } from '../../_runtime/define-widget.ts';
import { emit } from '../../../shared/bus/index.ts';
import { toastShow } from '../../../shared/bus/topics/toasts.ts';
import { manifest } from './manifest.ts';
import { letGo } from './model/let-go.ts';
import { settle } from './model/settle.ts';
import type { OrderLiveProps } from './props.ts';

defineWidget<OrderLiveProps>(manifest, {
  actions: { print: () => window.print() },
  connect({ root, props: { env, bought, notice, token } }) {
    root.querySelector('button')!.hidden = false;
    if (bought) letGo(env.store, bought);
    if (notice) emit(toastShow, notice);
    if (token !== null) void settle(env, token);
    return undefined;
  },
});

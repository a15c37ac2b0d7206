import { defineWidget } from '../../_runtime/define-widget.ts';
import { sayWaiting } from '../../_office/undo/after-reload.ts';
import { listenToKeys, takerOf } from '../../_office/undo/listen.ts';
import { manifest } from './manifest.ts';
import type { OfficeUndoViewProps } from './props.ts';

defineWidget<OfficeUndoViewProps>(manifest, {
  actions: {},
  connect({ props }) {
    sayWaiting();
    return listenToKeys(takerOf(props));
  },
});

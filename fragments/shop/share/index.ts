import { defineWidget } from '../../_runtime/define-widget.ts';
import { copy, copyFirst, share } from './parts/actions.ts';
import { manifest } from './manifest.ts';

defineWidget(manifest, { actions: { share, copy, copyFirst } });

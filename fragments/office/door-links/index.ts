import { defineWidget } from '../../_runtime/define-widget.ts';
import { manifest } from './manifest.ts';
import { copy } from './parts/copy.ts';

defineWidget(manifest, { actions: { copy } });

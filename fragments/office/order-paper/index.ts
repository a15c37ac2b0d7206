import { defineWidget } from '../../_runtime/define-widget.ts';
import { manifest } from './manifest.ts';

defineWidget(manifest, { actions: { print: () => window.print() } });

import { defineWidget } from '../../_runtime/define-widget.ts';
import { manifest } from './manifest.ts';
import { runToasts } from './stack.ts';

defineWidget(manifest, { connect: runToasts });

import { defineWidget } from '../../_runtime/define-widget.ts';
import { manifest } from './manifest.ts';
import { runToasts } from './parts/stack.ts';

defineWidget(manifest, { connect: runToasts });

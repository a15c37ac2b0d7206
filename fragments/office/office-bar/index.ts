import { returnFocus } from '../../../shared/ui/return-focus.ts';
import { defineWidget } from '../../_runtime/define-widget.ts';
import { manifest } from './manifest.ts';

defineWidget(manifest, { connect: ({ root }) => returnFocus(root) });

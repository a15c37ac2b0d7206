import { defineWidget } from '../../_runtime/define-widget.ts';
import { returnFocus } from '../../../shared/ui/return-focus.ts';
import { copy, share } from './parts/actions.ts';
import { manifest } from './manifest.ts';

defineWidget(manifest, { actions: { share, copy }, connect: ({ root }) => returnFocus(root) });

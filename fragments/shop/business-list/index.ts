import { defineWidget } from '../../_runtime/define-widget.ts';
import { manifest } from './manifest.ts';
import { toggle } from './parts/toggle.ts';
import type { BusinessListSaid } from './props.ts';

defineWidget<BusinessListSaid>(manifest, { actions: { follow: toggle } });

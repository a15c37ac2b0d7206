import { defineFragment } from '../../_runtime/define.ts';
import { manifest } from './manifest.ts';
import { OrderView } from './view.tsx';

defineFragment(manifest, OrderView);

import { defineFragment } from '../../_runtime/define.ts';
import { manifest } from './manifest.ts';
import { CartView } from './view.tsx';

defineFragment(manifest, CartView);

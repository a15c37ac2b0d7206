import { defineFragment } from '../../_runtime/define.ts';
import { manifest } from './manifest.ts';
import { CheckoutView } from './view.tsx';

defineFragment(manifest, CheckoutView);

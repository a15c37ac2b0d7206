import { defineFragment } from '../../_runtime/define.ts';
import { manifest } from './manifest.ts';
import { ActivationView } from './view.tsx';

defineFragment(manifest, ActivationView);

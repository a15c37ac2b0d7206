import { defineFragment } from '../../_runtime/define.ts';
import { manifest } from './manifest.ts';
import { SecurityView } from './view.tsx';

defineFragment(manifest, SecurityView);

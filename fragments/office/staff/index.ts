import { defineFragment } from '../../_runtime/define.ts';
import { manifest } from './manifest.ts';
import { StaffView } from './view.tsx';

defineFragment(manifest, StaffView);

import { defineFragment } from '../../_runtime/define.ts';
import { manifest } from './manifest.ts';
import { NavView } from './view.tsx';

defineFragment(manifest, NavView);

import { defineFragment } from '../../_runtime/define.ts';
import { manifest } from './manifest.ts';
import { SideMenuView } from './view.tsx';

defineFragment(manifest, SideMenuView);

import { defineFragment } from '../../_runtime/define.ts';
import { manifest } from './manifest.ts';
import { ItemView } from './view.tsx';

defineFragment(manifest, ItemView);

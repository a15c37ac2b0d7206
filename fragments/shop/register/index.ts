import { defineFragment } from '../../_runtime/define.ts';
import { manifest } from './manifest.ts';
import { RegisterView } from './view.tsx';

defineFragment(manifest, RegisterView);

import { defineFragment } from '../../_runtime/define.ts';
import { manifest } from './manifest.ts';
import { PreferencesView } from './view.tsx';

defineFragment(manifest, PreferencesView);

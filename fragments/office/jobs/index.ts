import { defineFragment } from '../../_runtime/define.ts';
import { manifest } from './manifest.ts';
import { JobsView } from './view.tsx';

defineFragment(manifest, JobsView);

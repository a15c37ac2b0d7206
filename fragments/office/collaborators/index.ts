import { defineFragment } from '../../_runtime/define.ts';
import { manifest } from './manifest.ts';
import { CollaboratorsView } from './view.tsx';

defineFragment(manifest, CollaboratorsView);

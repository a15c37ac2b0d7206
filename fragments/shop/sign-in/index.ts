import { defineFragment } from '../../_runtime/define.ts';
import { manifest } from './manifest.ts';
import { SignInView } from './view.tsx';

defineFragment(manifest, SignInView);

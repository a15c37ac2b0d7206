import { defineFragment } from '../../_runtime/define.ts';
import { actEarly } from '../../_runtime/early.ts';
import { manifest } from './manifest.ts';
import { addEarly } from './model/early.ts';
import { ItemView } from './view.tsx';

defineFragment(manifest, ItemView, '', actEarly(addEarly));

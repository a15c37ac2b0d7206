import { defineFragment } from '../../_runtime/define.ts';
import { askAhead } from './model/ahead.ts';
import { manifest } from './manifest.ts';
import { CartView } from './view.tsx';

askAhead();
defineFragment(manifest, CartView);

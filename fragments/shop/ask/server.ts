import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import { AskView } from './view.tsx';

export const ask = serverFragment(manifest, AskView, '', messages);

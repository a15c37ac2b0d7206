import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { TestModeView } from './view.tsx';

export const testModeFragment = serverFragment(manifest, TestModeView, styles, messages);

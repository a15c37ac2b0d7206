import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { OpenEditorView } from './view.tsx';

export const openEditor = serverFragment(manifest, OpenEditorView, styles, messages);

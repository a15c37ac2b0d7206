import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { LegalTextView } from './view.tsx';

export const legalText = serverFragment(manifest, LegalTextView, styles, messages);

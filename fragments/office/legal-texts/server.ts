import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { LegalTextsView } from './view.tsx';

export const legalTexts = serverFragment(manifest, LegalTextsView, styles, messages);

import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { LegalFormView } from './view.tsx';

export const legalForm = serverFragment(manifest, LegalFormView, styles, messages);

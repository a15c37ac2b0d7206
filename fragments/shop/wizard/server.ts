import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { WizardView } from './view.tsx';

export const wizard = serverFragment(manifest, WizardView, styles, messages);

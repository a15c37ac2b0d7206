import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { ContactFormView } from './view.tsx';

export const contactForm = serverFragment(manifest, ContactFormView, styles, messages);

import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { TalkCustomerView } from './view.tsx';

export const talkCustomer = serverFragment(manifest, TalkCustomerView, styles, messages);

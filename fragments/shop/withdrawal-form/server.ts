import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { WithdrawalFormView } from './view.tsx';

export const withdrawalForm = serverFragment(manifest, WithdrawalFormView, styles, messages);

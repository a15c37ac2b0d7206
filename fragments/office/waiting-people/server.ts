import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { WaitingPeopleView } from './view.tsx';

export const waitingPeople = serverFragment(manifest, WaitingPeopleView, styles, messages);

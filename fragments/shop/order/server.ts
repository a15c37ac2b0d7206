import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { OrderView } from './view.tsx';

export { slipNotice } from './model/slip-notice.ts';
export { emptiesCart, standingOf } from './model/standing.ts';
export { toldOf } from './model/told.ts';

export const order = serverFragment(manifest, OrderView, styles, messages);

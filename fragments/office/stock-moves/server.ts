import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { StockMovesView } from './view.tsx';

export const stockMoves = serverFragment(manifest, StockMovesView, styles, messages);

import pager from '../../../shared/ui/pager.css?inline';
import { serverFragment } from '../../_runtime/server.ts';
import cards from './css/cards.css?inline';
import filters from './css/filters.css?inline';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { ItemGridView } from './view.tsx';

export const itemGrid = serverFragment(
  manifest,
  ItemGridView,
  styles + cards + filters + pager,
  messages,
);

import { serverWidget } from '../../_runtime/server-widget.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';
import styles from './styles.css?inline';
import { paletteView } from './view.ts';

/** The panel, which the script makes, says all but the word that opens it. */
const LIVE = [
  'label',
  'placeholder',
  'none',
  'found_one',
  'found_other',
  'help',
  'close',
  'groups',
] as const;

export const palette = serverWidget(manifest, paletteView, styles, messages, LIVE);

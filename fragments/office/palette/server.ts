import { serverWidget } from '../../_runtime/server-widget.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { paletteView } from './view.ts';

/** The script makes the panel, so all words travel but that of the button. */
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

import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { PicturePickerView } from './view.tsx';

export const picturePicker = serverFragment(manifest, PicturePickerView, styles, messages);

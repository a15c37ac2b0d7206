import { serverFragment, type ServerFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';
import type { PreferencesProps } from './props.ts';
import styles from './styles.css?inline';
import { PreferencesView } from './view.tsx';

const fragment = serverFragment(manifest, PreferencesView, styles);

export const preferences: ServerFragment<PreferencesProps> = {
  ...fragment,
  render: (props, context) => fragment.render({ ...props, t: messages[context.locale] }, context),
};

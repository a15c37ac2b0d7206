import { serverFragment, type ServerFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';
import type { RegisterProps } from './props.ts';
import styles from './styles.css?inline';
import { RegisterView } from './view.tsx';

const fragment = serverFragment(manifest, RegisterView, styles);

export const register: ServerFragment<RegisterProps> = {
  ...fragment,
  render: (props, context) => fragment.render({ ...props, t: messages[context.locale] }, context),
};

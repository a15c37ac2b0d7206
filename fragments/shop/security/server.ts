import { serverFragment, type ServerFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';
import type { SecurityProps } from './props.ts';
import styles from './styles.css?inline';
import { SecurityView } from './view.tsx';

const fragment = serverFragment(manifest, SecurityView, styles);

export const security: ServerFragment<SecurityProps> = {
  ...fragment,
  render: (props, context) => fragment.render({ ...props, t: messages[context.locale] }, context),
};

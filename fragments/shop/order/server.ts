import { serverFragment, type ServerFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';
import type { OrderProps } from './props.ts';
import styles from './styles.css?inline';
import { OrderView } from './view.tsx';

const fragment = serverFragment(manifest, OrderView, styles);

export const order: ServerFragment<OrderProps> = {
  ...fragment,
  render: (props, context) => fragment.render({ ...props, t: messages[context.locale] }, context),
};

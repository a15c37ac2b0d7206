import { serverFragment, type ServerFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';
import type { CheckoutProps } from './props.ts';
import styles from './styles.css?inline';
import { CheckoutView } from './view.tsx';

const fragment = serverFragment(manifest, CheckoutView, styles);

export const checkout: ServerFragment<CheckoutProps> = {
  ...fragment,
  render: (props, context) => fragment.render({ ...props, t: messages[context.locale] }, context),
};

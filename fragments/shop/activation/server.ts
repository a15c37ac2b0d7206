import { serverFragment, type ServerFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';
import type { ActivationProps } from './props.ts';
import styles from './styles.css?inline';
import { ActivationView } from './view.tsx';

const fragment = serverFragment(manifest, ActivationView, styles);

export const activation: ServerFragment<ActivationProps> = {
  ...fragment,
  render: (props, context) => fragment.render({ ...props, t: messages[context.locale] }, context),
};

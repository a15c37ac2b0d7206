import { serverFragment, type ServerFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';
import type { StaffProps } from './props.ts';
import styles from './styles.css?inline';
import { StaffView } from './view.tsx';

const fragment = serverFragment(manifest, StaffView, styles);

export const staff: ServerFragment<StaffProps> = {
  ...fragment,
  render: (props, context) => fragment.render({ ...props, t: messages[context.locale] }, context),
};

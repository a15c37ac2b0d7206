import { serverFragment, type ServerFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';
import type { CollaboratorsProps } from './props.ts';
import styles from './styles.css?inline';
import { CollaboratorsView } from './view.tsx';

const fragment = serverFragment(manifest, CollaboratorsView, styles);

export const collaborators: ServerFragment<CollaboratorsProps> = {
  ...fragment,
  render: (props, context) => fragment.render({ ...props, t: messages[context.locale] }, context),
};

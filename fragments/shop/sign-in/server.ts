import { serverFragment, type ServerFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';
import type { SignInProps } from './props.ts';
import styles from './styles.css?inline';
import { SignInView } from './view.tsx';

const fragment = serverFragment(manifest, SignInView, styles);

export const signIn: ServerFragment<SignInProps> = {
  ...fragment,
  render: (props, context) => fragment.render({ ...props, t: messages[context.locale] }, context),
};

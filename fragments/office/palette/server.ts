import type { ServerFragment } from '../../_runtime/host.ts';
import { serverWidget } from '../../_runtime/server-widget.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';
import type { PaletteProps } from './props.ts';
import styles from './styles.css?inline';
import { paletteView } from './view.ts';

const widget = serverWidget(manifest, paletteView, styles);

export const palette: ServerFragment<PaletteProps> = {
  ...widget,
  render: (props, context) => widget.render({ ...props, t: messages[context.locale] }, context),
};

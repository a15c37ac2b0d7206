import { hostHtml, type ServerFragment } from '../../_runtime/host.ts';
import { manifest } from './manifest.ts';
import type { AccountCartProps } from './props.ts';

const styles = ':host{display:none}';

/** Shows nothing: it has a script and no words. */
export const accountCart: ServerFragment<AccountCartProps> = {
  manifest,
  styles,
  render: (props, context) => hostHtml(manifest, styles, '', props, context),
};

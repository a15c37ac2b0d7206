import { hostHtml, type ServerFragment } from '../../_runtime/host.ts';
import { manifest } from './manifest.ts';
import type { AccountCartProps } from './props.ts';

const styles = ':host{display:none}';

/** Shows nothing: only its script does something, and has no words. */
export const accountCart: ServerFragment<AccountCartProps> = {
  manifest,
  styles,
  render: (props, context) => hostHtml(manifest, styles, '', props, context),
};

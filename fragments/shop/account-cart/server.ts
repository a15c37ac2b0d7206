import { serverWidget } from '../../_runtime/server-widget.ts';
import { manifest } from './manifest.ts';
import type { AccountCartProps } from './props.ts';

export const accountCart = serverWidget<AccountCartProps>(
  manifest,
  (html) => html``,
  ':host{display:none}',
);

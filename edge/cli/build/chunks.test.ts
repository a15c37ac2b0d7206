import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import { chunkGroups } from './chunks.ts';

/** The group that takes a file, as the bundler goes through them. */
function groupOf(file: string): unknown {
  expect(existsSync(join(ROOT, file)), file).toBe(true);
  const sorted = chunkGroups.toSorted((one, other) => other.priority! - one.priority!);
  return sorted.find(({ test: matches }) => (matches as RegExp).test(`/root/${file}`))?.name;
}

test.each([
  ['widgets', 'fragments/_runtime/host-state.ts'],
  ['widgets', 'shared/kernel/constants/timers.ts'],
  ['widgets', 'fragments/_runtime/shadow.ts'],
  ['widgets', 'fragments/_runtime/scan.ts'],
  ['widgets', 'shared/state/cart-lines.ts'],
  ['widgets', 'shared/bus/names.ts'],
  ['widgets', 'fragments/_runtime/define-widget.ts'],
  ['widgets', 'shared/bus/bus.ts'],
  ['widgets', 'node_modules/nanostores/atom/index.js'],
  ['widgets', 'shared/ui/icons.ts'],
  ['react', 'node_modules/react-dom/client.js'],
  ['react', 'fragments/_runtime/define.ts'],
  ['react', 'shared/state/cart.ts'],
  ['react', 'shared/api-client/call.ts'],
  ['react', 'shared/contracts/cart.ts'],
  [undefined, 'shared/contracts/payment.ts'],
  ['people', 'shared/contracts/registration.ts'],
  ['phone', 'shared/rules/phone.ts'],
  ['people', 'shared/api-client/auth.ts'],
  ['forms', 'shared/ui/form/TextField.tsx'],
  ['people', 'shared/ui/form/PasswordField.tsx'],
  ['mode', 'shared/bus/topics/edit.ts'],
  ['remembered', 'shared/rules/edit-mode.ts'],
  ['panels', 'shared/rules/headers.ts'],
  ['colors', 'shared/ui/contrast.ts'],
  ['panels', 'fragments/_edit/Panel.tsx'],
  ['office', 'fragments/_office/Dialog.tsx'],
  ['office', 'node_modules/@preact/signals-core/package.json'],
  ['office', 'node_modules/@r2wc/react-to-web-component/package.json'],
  ['react', 'node_modules/@r2wc/core/package.json'],
  ['react', 'shared/rules/email.ts'],
  [undefined, 'node_modules/@splidejs/splide/dist/js/splide.esm.js'],
  [undefined, 'fragments/shop/cart/view.tsx'],
])('into %s goes %s', (group, file) => {
  expect(groupOf(file)).toBe(group);
});

/** Each alert that leads somewhere in a store leads to one of its pages; those without page yet are named. */
import { expect, test } from 'vitest';
import { alertTarget, type AlertAbout } from '../../shared/rules/alert-target.ts';
import { wings } from './index.ts';

const me = 'ac_rosa';
const pages = wings.flatMap(({ pages: of }) => of.flatMap(({ paths }) => paths));

/** Targets whose pages belong to parts of the platform that it does not have. */
const WITHOUT_PAGE = ['/apps/paquetes/micro', '/admin/contactos'];
/** Addresses that are answered without a page: a payment, which leads on. */
const ANSWERED = ['/me/payments/pt_1'];

const ABOUT: readonly AlertAbout[] = [
  { origin_app: 'store', params: { order: 'or_1', customer: me, checkout_aggregation: 'co_1' } },
  { origin_app: 'store', params: { order: 'or_1', customer: me } },
  { origin_app: 'store', params: { order: 'or_1', customer: 'ac_ana' } },
  { origin_app: 'store', params: { type: 'export' } },
  { origin_app: 'products', params: { type: 'export' } },
  { origin_app: 'products', params: { type: 'import' } },
  { origin_app: 'invoicing', params: { invoice: 'A-17' } },
  { origin_app: 'invoicing', params: { invoice: 'A-17', subtype: 'customer-recipient' } },
  { origin_app: 'payments', params: { payment_token: 'pt_1' } },
  { origin_app: 'crm', params: { contact_id: 'ce_1' } },
  { origin_app: 'inbox', params: { type: 'conversation', contact_id: 'cv_1' } },
  {
    origin_app: 'inbox',
    params: { type: 'conversation', contact_id: 'cv_1', supplier: 'st_moda' },
  },
  { origin_app: 'inbox', params: { contact_id: 'ce_1' } },
  { origin_app: 'membershipsoffer', params: { package_id: 'micro' } },
  { origin_app: 'sms', params: { subtype: 'sms_runout' } },
  { origin_app: 'wallet', params: { subtype: 'transfer_ok', wallet_type_id: 'mxn' } },
  { origin_app: 'wallet', params: { wallet_type_id: 'mxn', customer: me } },
  { origin_app: 'referral', params: {} },
  { origin_app: 'affinity-group', params: {} },
];

/** Whether a page's pattern takes a path; a parameter may have a shape. */
function takes(pattern: string, path: string): boolean {
  const [parts, given] = [pattern.split('/'), path.split('/')];
  return (
    parts.length === given.length &&
    parts.every((part, index) => {
      const [, shape] = /^:\w+(?:\{(.+)\})?\??$/.exec(part) ?? [];
      if (shape !== undefined) return new RegExp(`^${shape}$`).test(given[index] ?? '');
      return part.startsWith(':') || part === given[index];
    })
  );
}

/** Those outside of a store's own address. */
const WITHOUT_PAGE_ELSEWHERE = ['/apps/paquetes/micro', '/apps/me/crm/clients/detail/ce_1'];

test.each([
  ['in a store', true, WITHOUT_PAGE],
  ['elsewhere', false, WITHOUT_PAGE_ELSEWHERE],
])('every alert that is read %s leads to a page', (_where, isShop, without) => {
  const targets = ABOUT.map((about) => alertTarget(about, { isShop, me, base: '', mode: 'own' }));
  expect(targets).not.toContain(null);
  const paths = targets.map((target) => (target ?? '').replace(/\?.*$/, ''));
  const lost = paths.filter((path) => !pages.some((pattern) => takes(pattern, path)));
  expect(lost.toSorted()).toEqual([...without, ...ANSWERED].toSorted());
});

/** What an account and a store earn on what others own. */
import { openAs } from '../people.ts';
import { at, type State } from '../state.ts';

/** People that `ana` brought, and that they brought, on three levels. */
const PEOPLE = [1, 2, 3].map(
  (
    level,
  ) => `INSERT OR IGNORE INTO account (id, username, full_name, locale, store_id, referral, created_at,
      updated_at)
    SELECT 'ac_level${level}-' || key, 'persona${level}.' || key, value, 'es', 'st_mercado',
      ${level === 1 ? "'ac_ana'" : `'ac_level${level - 1}-' || (key % ${8 - 2 * level})`},
      1780000000000 + ${level} * 86400000 + key, 1790000000000 + key * 86400000
    FROM json_each('["Lucía Méndez","Bruno Paz","Ciro Ñandú Etchegaray de la Torre","Dalia Ríos","Elena Sáenz","Fabián O’Neill","Gema Ruiz"]')`,
);

export const resale: readonly State[] = [
  { name: 'referral/items', reach: (stage) => openAs(stage, 'ana', '/apps/me/referral', 'ana') },
  {
    name: 'promoted/tree',
    async reach(stage) {
      PEOPLE.forEach((one) => stage.rows.inDirectory(one));
      await openAs(stage, 'ana', '/me/promoted', 'ana');
    },
  },
  {
    name: 'promoted/all',
    reach: (stage) => openAs(stage, 'ana', '/me/promoted?OnlyChilds=false&page=2', 'ana'),
  },
  { name: 'promoted/none', reach: (stage) => openAs(stage, 'lente', '/me/promoted', 'foto') },
  {
    name: 'promoted/office',
    reach: (stage) => openAs(stage, 'mercado', '/admin/promoted?PromotedList=ac_rosa', 'mercado'),
  },
  {
    name: 'affinity/own',
    reach: (stage) => openAs(stage, 'ana', '/apps/me/affinity-group/requests', 'ana'),
  },
  {
    name: 'affinity/rejected',
    async reach(stage) {
      stage.rows
        .inDirectory(`INSERT OR REPLACE INTO affinity_member (account_id, group_id, state, asked_at, state_at,
          rejection)
        SELECT id, 'st_mercado', iif(id = 'ac_lente', 'rejected', 'asked'), 1790000000000, 1790100000000,
          iif(id = 'ac_lente', 'Tu tienda todavía no abre.', NULL)
        FROM account WHERE id IN ('ac_lente', 'ac_rosa', 'ac_lirio', 'ac_raiz')`);
      await openAs(stage, 'lente', '/apps/me/affinity-group/requests', 'foto');
    },
  },
  {
    name: 'affinity/requests',
    reach: (stage) => openAs(stage, 'mercado', '/admin/solicitudes', 'mercado'),
  },
  {
    name: 'affinity/requests-none',
    reach: (stage) => openAs(stage, 'mercado', '/admin/solicitudes?state=left', 'mercado'),
  },
  { name: 'referral/cards', reach: (stage) => openAs(stage, 'ana', '/productos', 'ana') },
  {
    name: 'referral/item',
    reach: (stage) =>
      openAs(stage, 'ana', '/productos/foto/camara-plegable-antigua-de-coleccion', 'ana'),
  },
  {
    name: 'referral/variants',
    reach: (stage) => openAs(stage, 'ana', '/productos/foto/laptop-ultradelgada-13-15', 'mercado'),
  },
  {
    name: 'referral/rates',
    reach: (stage) => openAs(stage, 'ana', '/apps/me/referral/resale/plans', 'ana'),
  },
  {
    name: 'referral/simulated',
    reach: (stage) =>
      openAs(stage, 'ana', '/apps/me/referral/resale/plans?price=1000&margin=201&units=2', 'ana'),
  },
  {
    name: 'wallet/cash-out',
    reach: (stage) => openAs(stage, 'ana', '/me/wallet/mxn/retiro', 'ana'),
  },
  {
    name: 'wallet/payouts',
    reach: (stage) => openAs(stage, 'mercado', '/admin/pagos/dispersiones', 'mercado'),
  },
  { name: 'wallet/own', reach: (stage) => openAs(stage, 'ana', '/me/wallet', 'ana') },
  {
    name: 'wallet/store',
    reach: (stage) => openAs(stage, 'lente', '/admin/monedero', 'foto'),
  },
];

/** The partners' pages that a store publishes. */
export const embeds: readonly State[] = [
  { name: 'embed/reference', reach: at('moda', '/embed/docs') },
  { name: 'embed/playground', framed: true, reach: at('moda', '/embed/playground') },
];

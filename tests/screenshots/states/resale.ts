/** What an account and a store earn on what others own. */
import { openAs } from '../people.ts';
import { at, type State } from '../state.ts';

export const resale: readonly State[] = [
  { name: 'referral/items', reach: (stage) => openAs(stage, 'ana', '/apps/me/referral', 'ana') },
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

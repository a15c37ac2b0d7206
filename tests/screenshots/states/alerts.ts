/** The account's alerts, and the bell over them. */
import { messages } from '../../../fragments/shop/alert-bell/messages/en.ts';
import type { DemoRows } from '../demo-rows.ts';
import { openAs } from '../people.ts';
import type { Stage, State } from '../state.ts';

/** Alerts of Rosa: of the store of the page and of another, seen and not, with and without a link. */
const ALERTS = [
  [
    '1',
    'st_moda',
    'Lirio',
    'store',
    '{"order":"or_1","customer":"ac_rosa","checkout_aggregation":"co_1"}',
    'Tu pedido 7K2P-Q4MN va en camino',
    'Your order 7K2P-Q4MN is on its way',
    'NULL',
  ],
  [
    '2',
    'st_casa',
    'Casa Raíz',
    'store',
    '{"order":"or_2","customer":"ac_rosa"}',
    'Recibimos tu pedido ESX6-AMB2',
    'We received your order ESX6-AMB2',
    'NULL',
  ],
  [
    '3',
    'st_moda',
    'Lirio',
    'system',
    '{}',
    'Cambió la contraseña de tu cuenta',
    'The password of your account was changed',
    'NULL',
  ],
  [
    '4',
    'st_moda',
    'Lirio',
    'inbox',
    '{"contact_id":"ce_1"}',
    'Mariana López Hernández-Villaseñor te escribió',
    'Mariana López Hernández-Villaseñor wrote to you',
    '1',
  ],
  [
    '5',
    'st_moda',
    'Lirio',
    'system',
    '{}',
    'Tu función en Lirio cambió',
    'Your role at Lirio was changed',
    '1',
  ],
].map(
  ([n, store, name, app, params, es, en, visited]) => `INSERT OR IGNORE INTO alert
    (account_id, id, store_id, store_name, origin_app, params, message_body, created_at, visited_at)
    VALUES ('ac_rosa', 'al_picture${n}', '${store}', '${name}', '${app}', '${params}',
      '${JSON.stringify({ es, en })}', ${1_777_225_600_000 - Number(n) * 90_000_000}, ${visited})`,
);

const TOLD_AT = 1_777_225_600_000;

/** Three equal ones, the newest of all. */
const EQUAL = [1, 2, 3].map(
  (n) => `INSERT OR IGNORE INTO alert
    (account_id, id, store_id, store_name, origin_app, params, message_body, created_at)
    VALUES ('ac_rosa', 'al_picture_equal${n}', 'st_moda', 'Lirio', 'inbox',
      '{"type":"conversation","contact_id":"cv_picture"}',
      '${JSON.stringify({ es: 'Lirio te escribió', en: 'Lirio wrote to you' })}',
      ${TOLD_AT + n * 60_000})`,
);

/** What became of messages: every way and every state, to Rosa and to the store's own address. */
const DELIVERIES = [
  ['ac_rosa', 'mail', 'r…@example.com', 'sent', 'NULL'],
  ['ac_rosa', 'push', 'Firefox, Linux', 'forgotten', 'NULL'],
  ['ac_rosa', 'text', '…4321', 'failed', "'refused'"],
  ['ac_rosa', 'push', 'Chrome, Android', 'queued', 'NULL'],
  ['ac_rosa', 'mail', 'r…@un-dominio-muy-largo-de-correo.example.com', 'failed', "'unreached'"],
  [null, 'mail', 'h…@lirio.example', 'sent', 'NULL'],
  [null, 'mail', 'h…@lirio.example', 'failed', "'refused'"],
].map(
  ([account, way, address, state, reason], n) => `INSERT OR IGNORE INTO delivery
    (id, account_id, store_id, store_name, way, origin_app, address, state, reason, created_at,
      changed_at)
    VALUES ('ms_picture${n}', ${account === null ? 'NULL' : `'${account}'`}, 'st_moda', 'Lirio', '${way}',
      'inbox', '${address}', '${state}', ${reason}, ${TOLD_AT - n * 5_000_000},
      ${TOLD_AT})`,
);

const TEXTS = '/me/sms/packages';

/** The text messages that Lirio has left. */
const texts = (
  amount: number,
): string => `INSERT INTO text_credit (store_id, amount, set_at, runout_id)
  VALUES ('st_moda', ${amount}, ${TOLD_AT}, 'ms_picturetexts')
  ON CONFLICT (store_id) DO UPDATE SET amount = excluded.amount`;

export const alerts: readonly State[] = [
  { name: 'alerts/none', reach: (stage) => openAs(stage, 'lirio-contador', '/me/alerts') },
  {
    name: 'alerts/full',
    async reach(stage) {
      stage.rows.inDirectory(ALERTS.join(';'));
      await openAs(stage, 'rosa', '/me/alerts');
    },
    restore,
  },
  {
    name: 'alerts/equal',
    async reach(stage) {
      stage.rows.inDirectory([...ALERTS, ...EQUAL].join(';'));
      await openAs(stage, 'rosa', '/me/alerts');
    },
    restore,
  },
  {
    name: 'alerts/deliveries',
    async reach(stage) {
      stage.rows.inDirectory(DELIVERIES.join(';'));
      await openAs(stage, 'rosa', '/me/alerts/preferences?log=1');
    },
    restore,
  },
  {
    name: 'alerts/deliveries-none',
    reach: (stage) => openAs(stage, 'lirio-contador', '/me/alerts/preferences?log=1'),
  },
  {
    name: 'alerts/texts',
    async reach(stage) {
      stage.rows.inDirectory([texts(12), ...DELIVERIES].join(';'));
      await openAs(stage, 'lirio', TEXTS);
    },
    restore,
  },
  {
    name: 'alerts/texts-none-left',
    async reach(stage) {
      stage.rows.inDirectory(texts(0));
      await openAs(stage, 'lirio', TEXTS);
    },
    restore,
  },
  { name: 'alerts/texts-never', reach: (stage) => openAs(stage, 'lente', TEXTS, 'foto') },
  {
    name: 'alerts/deliveries-of-store',
    async reach(stage) {
      stage.rows.inDirectory(DELIVERIES.join(';'));
      await openAs(stage, 'lirio', '/admin/mensajes/reporte?log=1');
    },
    restore,
  },
  {
    name: 'alerts/archived',
    async reach(stage) {
      stage.rows.inDirectory(ALERTS.join(';'));
      stage.rows.inDirectory(
        `UPDATE alert SET visited_at = created_at, archived_at = created_at WHERE id LIKE 'al_picture%'`,
      );
      await openAs(stage, 'rosa', '/me/alerts?archived=true');
    },
    restore,
  },
  {
    name: 'alerts/archived-none',
    reach: (stage) => openAs(stage, 'lirio-contador', '/me/alerts?archived=true'),
  },
  {
    name: 'alerts/preferences',
    reach: (stage) => openAs(stage, 'rosa', '/me/alerts/preferences'),
  },
  {
    name: 'alerts/panel',
    screen: true,
    async reach(stage) {
      stage.rows.inDirectory(ALERTS.join(';'));
      await openPanel(stage);
      await panelOf(stage).getByRole('listitem').first().waitFor();
    },
    restore,
  },
  {
    name: 'alerts/panel-failing',
    screen: true,
    async reach(stage) {
      await stage.page.route(/\/api\/alerts\//, (route) => route.abort());
      await openPanel(stage);
      await panelOf(stage).getByRole('alert').waitFor();
    },
  },
  {
    name: 'alerts/panel-empty',
    screen: true,
    async reach(stage) {
      await openPanel(stage, 'lirio-contador');
      await panelOf(stage).getByText(messages[stage.language].none).waitFor();
    },
  },
];

function restore(rows: DemoRows): void {
  rows.inDirectory(`DELETE FROM alert WHERE id LIKE 'al_picture%';
    DELETE FROM delivery WHERE id LIKE 'ms_picture%';
    DELETE FROM text_credit WHERE runout_id = 'ms_picturetexts'`);
}

const panelOf = ({ page, language }: Stage) =>
  page.getByRole('dialog', { name: messages[language].title });

async function openPanel(stage: Stage, username = 'rosa'): Promise<void> {
  await openAs(stage, username, '/');
  await stage.page.locator('shop-alert-bell a').click();
}

/** Tickets: as their buyer shows them, and as the store reads them at the door. */
import { messages as attendantWords } from '../../../fragments/office/attendants/messages/en.ts';
import { messages as doorWords } from '../../../fragments/office/door/messages/en.ts';
import { messages as messageWords } from '../../../fragments/office/event-messages/messages/en.ts';
import { messages as ticketWords } from '../../../fragments/shop/tickets/messages/en.ts';
import { sampleDoor } from '../../../shared/contracts/samples.ts';
import { demoAccount } from '../../e2e/demo-person.ts';
import { openAs } from '../people.ts';
import { at, type Stage, type State } from '../state.ts';

/** The order of the demo that has tickets. */
const ORDER = `/mis-compras/or_demo${'1'.padStart(22, '0')}/boletos`;
const EVENTS = '/admin/asistentes';
const DOOR = `${EVENTS}/${sampleDoor.event}`;

/** Messages in each of their states. */
const MESSAGES = `INSERT INTO event_message (id, store_id, item_id, subject, text, audience, state, send_at,
    account_id, made_at, address, language, recipients, sent, failed)
  SELECT 'em_' || key || '${'0'.repeat(25)}', 'st_eventos', '${sampleDoor.event}', value ->> '$.subject',
    'Nos vemos el sábado.' || char(10) || 'Abrimos a las siete.', 'all', value ->> '$.state',
    1790000000000 + key * 86400000, '${demoAccount('telon').id}', 1790000000000, '', 'es', 40, 31, 2
  FROM json_each('[{"state":"withdrawn","subject":"Venta de comida"},{"state":"sent","subject":"Cambio de puerta"},{"state":"sending","subject":"Abrimos antes"},{"state":"planned","subject":"Te esperamos mañana"}]')
  WHERE (SELECT 1 FROM item WHERE id = '${sampleDoor.event}')`;

/** Links of the concert's door in each of their states, the open one on two devices. */
const LINKS = [
  `INSERT INTO door_link (id, store_id, item_id, name, made_by, made_at, expires_at, revoked_at, revoked_by)
  SELECT 'dk_' || key || '${'0'.repeat(25)}', 'st_eventos', '${sampleDoor.event}',
    value ->> '$.name', '${demoAccount('telon').id}', 1790000000000 + key, value ->> '$.end',
    value ->> '$.revoked', iif(value ->> '$.revoked' IS NULL, NULL, '${demoAccount('telon').id}')
  FROM json_each('[{"name":"Puerta sur — Beto","end":1790000000000},{"name":"Puerta de artistas","end":4000000000000,"revoked":1790000000000},{"name":"Puerta norte — Ana","end":4000000000000}]')
  WHERE (SELECT 1 FROM item WHERE id = '${sampleDoor.event}')`,
  `INSERT INTO door_link_device SELECT value, 'dk_2${'0'.repeat(25)}',
    iif(key = 0, 'Mozilla/5.0 (Linux; Android 15) Chrome/150.0', 'Mozilla/5.0 (iPhone) Version/26.0 Safari/605'),
    1790000000000, 1790000900000 + key FROM json_each('["a","b"]')
  WHERE (SELECT 1 FROM item WHERE id = '${sampleDoor.event}')`,
];

/** Gates of the concert: one of a kind of ticket, and one of all. */
const GATES = `INSERT INTO door_gate (id, store_id, item_id, name, skus, made_at)
  SELECT 'dg_' || key || '${'0'.repeat(25)}', 'st_eventos', '${sampleDoor.event}', value ->> '$.name',
    value ->> '$.skus', 1790000000000 + key
  FROM json_each('[{"name":"Acceso norte","skus":["sk_event-booking-01-vip"]},{"name":"Acceso de la plaza"}]')
  WHERE (SELECT 1 FROM item WHERE id = '${sampleDoor.event}')`;

/** The concert called off, with its orders done but one. */
const CALLED_OFF = [
  `INSERT INTO event_cancellation (item_id, store_id, reason, account_id, canceled_at, address, language, tickets)
    SELECT id, owner_id, 'La lluvia inundó el foro.' || char(10) || 'Lo sentimos mucho.', '${demoAccount('telon').id}',
      1790000000000, '', 'es', 41 FROM item WHERE id = '${sampleDoor.event}'`,
  `INSERT INTO event_cancellation_order (item_id, order_id, way, fault, try_at)
    SELECT '${sampleDoor.event}', id, iif(row_number() OVER (ORDER BY id) = 1, NULL, 'canceled'),
      iif(row_number() OVER (ORDER BY id) = 1, 'disputed', NULL),
      iif(row_number() OVER (ORDER BY id) = 1, 4000000000000, NULL)
    FROM purchase_order WHERE supplier_id = 'st_eventos' LIMIT 12`,
  `UPDATE item SET canceled_at = 1790000000000 WHERE id = '${sampleDoor.event}'`,
];
const TAKES_PLACE = [
  `UPDATE item SET canceled_at = NULL WHERE id = '${sampleDoor.event}'`,
  'DELETE FROM event_cancellation_order',
  'DELETE FROM event_cancellation',
];

async function typed(stage: Stage, code: string): Promise<void> {
  await openAs(stage, 'telon-boletos', DOOR, 'eventos');
  const { code: label, read } = doorWords[stage.language];
  await stage.page.getByLabel(label).fill(code);
  await stage.page.getByRole('button', { name: read, exact: true }).click();
}

export const tickets: readonly State[] = [
  { name: 'tickets/sign-in', reach: at('eventos', ORDER) },
  { name: 'tickets/order', reach: (stage) => openAs(stage, 'rosa', ORDER, 'eventos') },
  {
    name: 'tickets/passing',
    reach: async (stage) => {
      await openAs(stage, 'rosa', ORDER, 'eventos');
      await stage.page.getByText(ticketWords[stage.language].pass, { exact: true }).first().click();
    },
  },
  {
    name: 'tickets/one',
    reach: async (stage) => {
      await openAs(stage, 'rosa', ORDER, 'eventos');
      await stage.page.getByText(ticketWords[stage.language].open, { exact: true }).first().click();
      await stage.page.getByText(ticketWords[stage.language].share).waitFor();
    },
  },
  { name: 'tickets/events', reach: (stage) => openAs(stage, 'telon-boletos', EVENTS, 'eventos') },
  {
    name: 'tickets/events-none',
    reach: (stage) => openAs(stage, 'lente', EVENTS, 'foto'),
  },
  { name: 'tickets/door', reach: (stage) => openAs(stage, 'telon', DOOR, 'eventos') },
  {
    name: 'tickets/gates',
    async reach(stage) {
      stage.rows.inCells(GATES);
      await openAs(stage, 'telon', DOOR, 'eventos');
    },
    restore: ({ inCells }) => inCells('DELETE FROM door_gate'),
  },
  {
    name: 'tickets/wrong-gate',
    async reach(stage) {
      stage.rows.inCells(GATES);
      await openAs(stage, 'telon', DOOR, 'eventos');
      const words = doorWords[stage.language];
      await stage.page.getByLabel(words.gate, { exact: true }).first().selectOption('Acceso norte');
      const list = stage.page.getByRole('list', { name: attendantWords[stage.language].people });
      const other = list.getByRole('listitem').first();
      const [code = ''] =
        /[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}/i.exec(await other.innerText()) ?? [];
      await stage.page.getByLabel(words.code).fill(code);
      await stage.page.getByRole('button', { name: words.read, exact: true }).click();
      await stage.page.getByText(words.verdicts.wrong_gate).waitFor();
    },
    restore: ({ inCells }) => inCells('DELETE FROM door_gate'),
  },
  {
    name: 'tickets/reentry',
    async reach(stage) {
      stage.rows.inCells(`UPDATE item SET has_reentry = 1 WHERE id = '${sampleDoor.event}'`);
      await openAs(stage, 'telon', DOOR, 'eventos');
      const words = doorWords[stage.language];
      const list = stage.page.getByRole('list', { name: attendantWords[stage.language].people });
      const [code = ''] =
        /[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}/i.exec(
          await list.getByRole('listitem').first().innerText(),
        ) ?? [];
      const read = async (way: string, reason: string) => {
        await stage.page.getByRole('radio', { name: way }).check();
        await stage.page.getByLabel(words.code).fill(code);
        await stage.page.getByRole('button', { name: words.read, exact: true }).click();
        await stage.page.getByText(reason).waitFor();
      };
      await read(words.ways.in, words.reasons.admitted);
      await read(words.ways.out, words.reasons.left);
    },
    restore: ({ inCells }) =>
      [
        `UPDATE ticket SET admitted_at = NULL, admitted_by = NULL, left_at = NULL, moved_at = NULL,
          moved_by = NULL WHERE moved_at IS NOT NULL`,
        `UPDATE item SET has_reentry = 0 WHERE id = '${sampleDoor.event}'`,
      ].forEach((one) => inCells(one)),
  },
  {
    name: 'tickets/door-kept',
    reach: async (stage) => {
      await openAs(stage, 'telon-boletos', `${DOOR}/puerta`, 'eventos');
      const [ready = ''] = doorWords[stage.language].ready.split('{{count}}');
      await stage.page.getByText(ready).waitFor();
    },
  },
  {
    name: 'tickets/wrong-none',
    reach: (stage) => openAs(stage, 'telon', `${DOOR}/dobles`, 'eventos'),
  },
  {
    name: 'tickets/wrong',
    async reach(stage) {
      const [reader, owner] = ['telon-boletos', 'telon'].map((name) => demoAccount(name).id);
      stage.rows
        .inCells(`INSERT INTO door_scan (id, ticket_id, item_id, device, account_id, outcome, scanned_at,
        synced_at, first_at, first_by) SELECT lower(hex(randomblob(16))), id, item_id,
        'a1b2c3d4-0000-4000-8000-000000000000', '${reader}',
        iif(row_number() OVER (ORDER BY id) = 1, 'double', 'void'), 1790000000000, 1790000300000,
        iif(row_number() OVER (ORDER BY id) = 1, 1789999000000, NULL), '${owner}'
        FROM ticket WHERE item_id = '${sampleDoor.event}'
          AND NOT EXISTS (SELECT 1 FROM door_scan) LIMIT 2`);
      await openAs(stage, 'telon', `${DOOR}/dobles`, 'eventos');
    },
    restore: ({ inCells }) => inCells('DELETE FROM door_scan'),
  },
  {
    name: 'tickets/links-none',
    reach: (stage) => openAs(stage, 'telon', `${DOOR}/enlaces`, 'eventos'),
  },
  {
    name: 'tickets/links',
    async reach(stage) {
      LINKS.forEach((one) => stage.rows.inCells(one));
      await openAs(stage, 'telon', `${DOOR}/enlaces`, 'eventos');
    },
    restore: ({ inCells }) =>
      ['door_link_device', 'door_link'].forEach((table) => inCells(`DELETE FROM ${table}`)),
  },
  { name: 'tickets/link-entry', reach: at('eventos', '/puerta') },
  { name: 'tickets/link-over', reach: at('eventos', `/puerta/${sampleDoor.event}`) },
  {
    name: 'tickets/messages-none',
    reach: (stage) => openAs(stage, 'telon', `${DOOR}/mensajes`, 'eventos'),
  },
  {
    name: 'tickets/messages',
    async reach(stage) {
      stage.rows.inCells(MESSAGES);
      await openAs(stage, 'telon', `${DOOR}/mensajes`, 'eventos');
    },
    restore: ({ inCells }) => inCells('DELETE FROM event_message'),
  },
  {
    name: 'tickets/message-preview',
    async reach(stage) {
      const words = messageWords[stage.language];
      await openAs(stage, 'telon', `${DOOR}/mensajes`, 'eventos');
      await stage.page.getByLabel(words.subject).fill('Entramos por la puerta norte');
      await stage.page
        .getByLabel(words.text, { exact: true })
        .fill('Abrimos a las siete.\nNos vemos.');
      await stage.page.getByRole('button', { name: words.preview }).click();
      await stage.page.getByText(words.previewTitle).waitFor();
    },
  },
  {
    name: 'tickets/cancel',
    reach: (stage) => openAs(stage, 'telon', `${DOOR}/cancelar`, 'eventos'),
  },
  {
    name: 'tickets/canceled',
    async reach(stage) {
      CALLED_OFF.forEach((one) => stage.rows.inCells(one));
      await openAs(stage, 'telon', `${DOOR}/cancelar`, 'eventos');
    },
    restore: ({ inCells }) => TAKES_PLACE.forEach((one) => inCells(one)),
  },
  {
    name: 'tickets/nobody-found',
    reach: (stage) => openAs(stage, 'telon-boletos', `${DOOR}?text=zz`, 'eventos'),
  },
  {
    name: 'tickets/unknown',
    reach: async (stage) => {
      await typed(stage, '0000-0000-0000');
      await stage.page.getByText(doorWords[stage.language].verdicts.unknown).waitFor();
    },
  },
];

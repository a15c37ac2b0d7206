/** The waiting list of an experience: its form, the place that a mail leads to, and its store's page. */
import { messages as listWords } from '../../../fragments/shop/waiting-list/messages/en.ts';
import { sampleDoor, sampleIds } from '../../../shared/contracts/samples.ts';
import { openAs } from '../people.ts';
import { at, withRows, type Stage, type State } from '../state.ts';

const { event } = sampleDoor;
const LIST = `/lista-de-espera/${event}`;
const DESK = `/admin/asistentes/${event}/lista-de-espera`;
const OFFER = `co_${'w'.repeat(26)}`;

/** Every place of the concert is held, and an offer of somebody's is open. */
const SOLD_OUT = [
  `UPDATE sku SET reserved = on_hand WHERE item_id = '${event}' AND on_hand IS NOT NULL`,
  `INSERT OR IGNORE INTO checkout (id, store_id, cart_id, state, parts, currency, locale, address, expires_at,
      created_at)
    SELECT '${OFFER}', owner_id, 'cr_none', 'open', '[]', 'MXN', 'es', '', 4000000000000, 1790000000000
    FROM item WHERE id = '${event}'`,
];
const FREED = `DELETE FROM waiting_entry; DELETE FROM checkout WHERE id = '${OFFER}';
  UPDATE sku SET reserved = (SELECT coalesce(sum(amount), 0) FROM hold WHERE sku_id = sku.id)
    WHERE item_id = '${event}'`;

/** People in each state, one with a long address. */
const PEOPLE = `INSERT INTO waiting_entry (id, store_id, item_id, sku_id, name, email, mailbox, places, state,
    joined_at, address_of_store, language, checkout_id, offer_ends_at)
  SELECT 'we_' || key || '${'0'.repeat(25)}', 'st_eventos', '${event}', '${sampleDoor.sku}', value ->> '$.name',
    value ->> '$.mail', value ->> '$.mail', 1 + key, value ->> '$.state', 1790000000000 + key, '', 'es',
    iif(value ->> '$.state' = 'waiting', NULL, '${OFFER}'),
    iif(value ->> '$.state' = 'waiting', NULL, 4000000000000)
  FROM json_each('[{"name":"Ana Ruiz","mail":"ana@example.com","state":"offered"},{"name":"Eva Paz","mail":"eva.fernandez.de.la.torre.y.ortega@correo-de-la-empresa.example.com","state":"waiting"},{"name":"Sol Méndez","mail":"sol@example.com","state":"waiting"},{"name":"Beto Luna","mail":"beto@example.com","state":"bought"},{"name":"Luz Vera","mail":"luz@example.com","state":"expired"},{"name":"Leo Cruz","mail":"leo@example.com","state":"left"}]')
  WHERE (SELECT 1 FROM item WHERE id = '${event}')`;

/** Joins the list, and opens the place that a mail of it would lead to. */
async function place(stage: Stage): Promise<void> {
  await at('eventos', LIST)(stage);
  const { page, language } = stage;
  const words = listWords[language];
  await page.getByLabel(words.name).fill('Ana Ruiz');
  await page.getByLabel(words.email).fill(`${crypto.randomUUID().slice(0, 8)}@example.com`);
  await page.getByRole('button', { name: words.join }).click();
  await page.getByRole('heading', { name: words.joined }).waitFor();
  const code = new URL(page.url()).searchParams.get('place') ?? '';
  stage.rows.inCells(`UPDATE waiting_entry SET state = 'offered', checkout_id = '${OFFER}',
    offer_ends_at = 4000000000000 WHERE id = '${code.split('.')[0]}'`);
  await at('eventos', `/lista-de-espera/lugar/${code}`)(stage);
}

const soldOut = withRows(SOLD_OUT, FREED);

export const waitingList: readonly State[] = [
  { name: 'waiting-list/form', ...soldOut(at('eventos', LIST)) },
  { name: 'waiting-list/joined', reach: at('eventos', `${LIST}?place=${sampleIds.waitingPlace}`) },
  { name: 'waiting-list/left', reach: at('eventos', `${LIST}?done=left`) },
  { name: 'waiting-list/offered', ...soldOut(place) },
  {
    name: 'waiting-list/people-none',
    reach: (stage) => openAs(stage, 'telon', DESK, 'eventos'),
  },
  {
    name: 'waiting-list/people',
    ...withRows([...SOLD_OUT, PEOPLE], FREED)((stage) => openAs(stage, 'telon', DESK, 'eventos')),
  },
];

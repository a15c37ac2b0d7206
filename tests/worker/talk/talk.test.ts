/** Conversations on the real object: what is stored, who sees it, and what lists are told. */
import { runInDurableObject } from 'cloudflare:test';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import { MESSAGE_MAX } from '../../../shared/rules/talk-line.ts';
import { MESSAGES_A_MINUTE } from '../../../shared/rules/talk.ts';
import { startPlatform } from '../platform/platform.ts';
import { listItems, openStore } from '../platform/stores.ts';
import { directory } from '../profiles/person.ts';
import { hire, objectOf, openModa, talker, told, type Talker } from './people.ts';

// Passwords are hashed two at a time.
vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const MODA = 'st_moda';
let duena: Talker;

beforeAll(async () => {
  duena = await openModa(platform);
  await openStore({ slug: 'raiz', cell: 'b' });
  await listItems({ slug: 'moda', cell: 'a' }, 1);
});

const person = (name = 'Ana Ruiz') => talker(platform, 'moda', name);

describe('a shopper and a store', () => {
  test('talk: each side sees the other’s words, and what is pending', async () => {
    const ana = await person();
    const { status, body } = await ana.start(MODA);
    expect(status).toBe(200);
    const { conversation: made, message } = body;
    expect(made).toMatchObject({
      key: ana.id,
      pending: 0,
      peer: MODA,
      peer_name: 'Tienda moda',
      last_message_teaser: '¿Hay en talla M?',
      last_message_sender: ana.id,
    });
    expect(message).toMatchObject({ seq: 1, after: 0, owner: ana.id, body: '¿Hay en talla M?' });

    const seen = await duena.get(made.id, MODA);
    expect(seen.body).toMatchObject({ key: MODA, pending: 1, peer: ana.id, peer_name: 'Ana Ruiz' });
    await duena.open(made.id, undefined, MODA);
    const answer = await duena.write(made.id, { body: 'Sí, hay.' }, MODA);
    expect(answer.body).toMatchObject({ seq: 2, after: 1, owner: MODA, peer_name: 'Dueña' });

    const { body: mine } = await ana.history(made.id);
    expect(mine.results.map(({ seq, peer_name: by, body: said }) => [seq, by, said])).toEqual([
      [2, 'Tienda moda', 'Sí, hay.'],
      [1, 'Ana Ruiz', '¿Hay en talla M?'],
    ]);
    expect(mine).toMatchObject({ seq: 2, read: 2, pending: 1, matches_estimated: 2 });
    expect((await ana.open(made.id)).body.pending).toBe(0);
  });

  test('have one conversation, however often they begin it, and both at once', async () => {
    const ana = await person();
    const begun = await Promise.all([
      ana.start(MODA),
      ana.start(MODA, { body: 'Otra pregunta' }),
      duena.start(ana.id, { body: 'Hola' }, MODA),
    ]);
    expect(new Set(begun.map(({ body }) => body.conversation.id)).size).toBe(1);
    const { body } = await ana.history(begun[0].body.conversation.id);
    expect(body.results.map(({ seq }) => seq)).toEqual([3, 2, 1]);
  });

  test('a message that is sent again under its key is stored once', async () => {
    const ana = await person();
    const { body } = await ana.start(MODA);
    const id = body.conversation.id;
    const send = (words: string) =>
      platform.ask(`http://moda.localhost/api/inbox/messages/${id}/${ana.id}`, {
        method: 'POST',
        headers: {
          cookie: ana.cookie,
          origin: 'http://moda.localhost',
          'content-type': 'application/json',
          'idempotency-key': 'the-same-key-1',
        },
        body: JSON.stringify({ body: words }),
      });
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('Una vez')));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect((await ana.history(id)).body.seq).toBe(2);
    const other = await send('Otras palabras');
    expect([other.status, ((await other.json()) as { code: string }).code]).toEqual([
      422,
      'idempotency_key_reused',
    ]);
  });

  test('a note of the store is the store’s alone: history, count, list and last message', async () => {
    const ana = await person();
    const { id } = (await ana.start(MODA)).body.conversation;
    await duena.write(id, { body: 'Ojo: cliente difícil', visibility_ids: [MODA] }, MODA);
    await duena.write(id, { body: 'Sí.' }, MODA);
    const { body: theirs } = await ana.history(id);
    expect(theirs.results.map(({ seq, after }) => [seq, after])).toEqual([
      [3, 1],
      [1, 0],
    ]);
    expect(JSON.stringify(theirs)).not.toContain('difícil');
    expect((await ana.history(id, '?filter=dificil')).body.results).toEqual([]);
    expect((await duena.history(id, '?filter=dificil', MODA)).body.results).toHaveLength(1);
    await duena.write(id, { body: 'Secreto', visibility_ids: [MODA] }, MODA);
    expect((await ana.get(id)).body).toMatchObject({ pending: 1, last_message_teaser: 'Sí.' });
    await told(id);
    const mine = (await ana.list()).body.results[0];
    const theirsListed = (await duena.list('', MODA)).body.results.find((one) => one.id === id);
    expect([mine?.last_message_teaser, theirsListed?.last_message_teaser]).toEqual([
      'Sí.',
      'Secreto',
    ]);
    expect(theirsListed?.visibility_ids).toEqual([MODA]);
    for (const visibility_ids of [[ana.id], ['ac_otra'], [MODA, 'st_raiz']]) {
      const refused = await duena.write(id, { body: 'x', visibility_ids }, MODA);
      expect(refused.body).toMatchObject({ code: 'invalid_request' });
    }
    const asShopper = await ana.write(id, { body: 'x', visibility_ids: [MODA] });
    expect(asShopper.body).toMatchObject({ code: 'invalid_request' });
  });

  test('tags: an item of the store becomes a link, what the other may not see is refused', async () => {
    const ana = await person();
    const tag = 'product:st_moda:it_moda-1';
    const { body } = await ana.start(MODA, { body: 'Esta', tags: [tag] });
    expect(body.message).toMatchObject({
      tags: [tag],
      links: [{ tag, kind: 'product', label: 'Artículo 1', path: '/productos/moda/articulo-1' }],
    });
    const { id } = body.conversation;
    const tagged = await ana.history(id, `?tags=${tag}`);
    expect(tagged.body.results).toHaveLength(1);
    expect((await ana.history(id, '?tags=product:st_moda:it_x')).body.results).toEqual([]);
    for (const wrong of [
      'product:st_moda:it_none',
      'product:st_raiz:it_moda-1',
      `order:st_moda:..:or_${'0'.repeat(26)}`,
      'javascript:alert(1)',
    ]) {
      const refused = await ana.write(id, { body: 'x', tags: [wrong] });
      expect([wrong, refused.body]).toMatchObject([wrong, { code: 'tag_refused' }]);
    }
  });
});

describe('whoever is no party', () => {
  test('gets nothing of any call, by any key', async () => {
    const [ana, eva] = await Promise.all([person(), person('Eva')]);
    const { id } = (await ana.start(MODA)).body.conversation;
    const accountant = await person('Contador');
    await hire(accountant, MODA, 'accountant');
    const elsewhere = await talker(platform, 'raiz', 'Otra dueña');
    await directory(sql`UPDATE store SET owner_id = ${elsewhere.id} WHERE id = 'st_raiz'`);
    for (const [who, key] of [
      [eva, eva.id],
      [eva, ana.id],
      [eva, MODA],
      [accountant, MODA],
      [accountant, accountant.id],
      [elsewhere, MODA],
      [elsewhere, 'st_raiz'],
      [duena, ana.id],
      [ana, MODA],
    ] as const) {
      const answers = await Promise.all([
        who.get(id, key),
        who.open(id, undefined, key),
        who.history(id, '', key),
        who.write(id, { body: 'x' }, key),
      ]);
      expect(answers.map(({ body }) => body)).toEqual(
        answers.map(() => expect.objectContaining({ code: 'not_found' })),
      );
    }
    for (const [who, key] of [
      [eva, ana.id],
      [eva, MODA],
      [accountant, MODA],
      [elsewhere, MODA],
    ] as const) {
      const answers = [await who.list('', key), await who.start(ana.id, { body: 'x' }, key)];
      expect(answers.map(({ body }) => body)).toEqual(
        answers.map(() => expect.objectContaining({ code: 'not_found' })),
      );
    }
    expect((await ana.history(id)).body.seq).toBe(1);
  });

  test('staff with the grant read the store’s mailbox until they are dismissed', async () => {
    const [ana, despacho] = await Promise.all([person(), person('Despacho')]);
    const { id } = (await ana.start(MODA)).body.conversation;
    await hire(despacho, MODA, 'dispatcher');
    expect((await despacho.write(id, { body: 'Hola' }, MODA)).status).toBe(201);
    await hire(despacho, MODA, null);
    expect((await despacho.history(id, '', MODA)).status).toBe(404);
  });

  test('nobody answers where there is nobody', async () => {
    const ana = await person();
    for (const peer of ['st_nadie', 'ac_nadie']) {
      expect((await ana.start(peer)).body).toMatchObject({ code: 'supplier_not_found' });
    }
    const eva = await person('Eva');
    const { id } = (await ana.start(eva.id)).body.conversation;
    await directory(sql`UPDATE account SET erased_at = 1 WHERE id = ${eva.id}`);
    expect((await ana.write(id)).body).toMatchObject({ code: 'supplier_not_found' });
    expect((await ana.get(id)).body.profile).toMatchObject({ answers: false, is_online: false });
    expect((await ana.start(ana.id)).body).toMatchObject({ code: 'invalid_request' });
  });
});

describe('limits', () => {
  test('one message to a stranger until there is an answer; a store takes more', async () => {
    const [ana, eva] = await Promise.all([person(), person('Eva')]);
    const { id } = (await ana.start(eva.id)).body.conversation;
    expect((await ana.write(id)).body).toMatchObject({ code: 'answer_awaited' });
    expect((await ana.start(eva.id)).body).toMatchObject({ code: 'answer_awaited' });
    expect((await eva.write(id)).status).toBe(201);
    expect((await ana.write(id)).status).toBe(201);
    const store = await ana.start(MODA);
    expect((await ana.write(store.body.conversation.id)).status).toBe(201);
  });

  test('4,000 characters, and words that say something', async () => {
    const ana = await person();
    const { id } = (await ana.start(MODA)).body.conversation;
    expect((await ana.write(id, { body: 'a'.repeat(MESSAGE_MAX) })).status).toBe(201);
    for (const body of ['a'.repeat(MESSAGE_MAX + 1), '  ', '\u200b', '']) {
      expect((await ana.write(id, { body })).body).toMatchObject({ code: 'invalid_request' });
    }
  });

  test('30 messages a minute, 10 new conversations an hour', async () => {
    const ana = await person();
    const { id } = (await ana.start(MODA)).body.conversation;
    for (let n = 1; n < MESSAGES_A_MINUTE; n += 1) {
      expect((await ana.write(id)).status).toBe(201);
    }
    expect((await ana.write(id)).body).toMatchObject({ code: 'too_many_messages' });
    const others = await Promise.all(Array.from({ length: 10 }, (_, n) => person(`P${n}`)));
    const codes = [];
    for (const other of others) codes.push((await ana.start(other.id)).status);
    expect(codes).toEqual([...Array.from({ length: 9 }, () => 200), 429]);
  });
});

describe('lists', () => {
  test('are told, the newest first, searched, and counted; older news changes nothing', async () => {
    const ana = await person('Lupe Sánchez');
    const others = await Promise.all([person('Rosa'), person('Néstor'), person('Berta')]);
    const ids = [];
    for (const other of others) {
      platform.clock.advance(1000);
      const { id } = (await other.start(ana.id, { body: `Soy ${other.id}` })).body.conversation;
      ids.push(id);
      await told(id);
    }
    const list = (await ana.list()).body;
    expect(list.results.map(({ peer_name: name }) => name)).toEqual(['Berta', 'Néstor', 'Rosa']);
    expect(list).toMatchObject({ matches_estimated: 3, pending: 3 });
    const found = (await ana.list('?filter=%22nestor*%22%20and%20soy')).body;
    expect(found.results.map(({ peer_name: name }) => name)).toEqual(['Néstor']);
    expect((await ana.list('?offset=2')).body.results).toHaveLength(1);

    await ana.open(ids[0]!);
    await told(ids[0]!);
    expect((await ana.list()).body.pending).toBe(2);
    await directory(sql`UPDATE conversation SET version = 1000 WHERE id = ${ids[1]}`);
    await ana.open(ids[1]!);
    await told(ids[1]!);
    expect((await ana.list()).body.pending).toBe(2);
  });

  test('catch up when DIRECTORY was away, while talk goes on', async () => {
    const ana = await person();
    const { id } = (await ana.start(MODA)).body.conversation;
    await told(id);
    await directory(sql`ALTER TABLE conversation RENAME TO conversation_away`);
    expect((await ana.write(id, { body: 'Mientras tanto' })).status).toBe(201);
    await runInDurableObject(objectOf(id), async (object, state) => {
      state.storage.sql.exec('UPDATE party SET tell_at = 0');
      await (object as { alarm(): Promise<void> }).alarm();
      const waits = state.storage.sql.exec('SELECT min(tell_at) AS at FROM party').one();
      expect(waits['at']).toBeGreaterThan(Date.now());
    });
    await directory(sql`ALTER TABLE conversation_away RENAME TO conversation`);
    await told(id);
    expect((await ana.list()).body.results[0]).toMatchObject({
      last_message_teaser: 'Mientras tanto',
    });
  });
});

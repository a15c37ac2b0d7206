/** Where an experience is, and what its returns go by, in both languages: as its owner writes them. */
import { beforeAll, expect, test } from 'vitest';
import { openItems } from './opened-items.ts';

let opened: Awaited<ReturnType<typeof openItems>>;
beforeAll(async () => {
  opened = await openItems();
});

const terms = {
  return_type: '72hrs',
  return_policy: 'customized',
  return_policy_legend: 'Solo sin usar',
};
const CONCERT = {
  name: 'Concierto',
  type: 'experience',
  experience_date: '2100-08-22T05:30:00.000Z',
  experience_place: 'Foro, sala 2',
  experience_place_en: ' Forum, hall 2 ',
  return_info: { ...terms, return_policy_legend_en: 'Only unused' },
  skus: [{ list_price: 100, on_hand: 5 }],
};

/** An item as any visitor's call answers it. */
async function told(id: string, language: string) {
  const url = `http://uno.localhost/api/public/products/${id}`;
  const answer = await opened.platform.ask(url, { headers: { 'accept-language': language } });
  const { experience_place, return_info } = (await answer.json()) as Record<string, unknown>;
  return { experience_place, return_info };
}

test('are told in the visitor’s language, and no other text is told beside them', async () => {
  const made = await opened.make(CONCERT);
  expect(made).toMatchObject({
    experience_place: 'Foro, sala 2',
    experience_place_en: 'Forum, hall 2',
    return_info: CONCERT.return_info,
  });
  expect(await told(made.id, 'es')).toEqual({
    experience_place: 'Foro, sala 2',
    return_info: terms,
  });
  expect(await told(made.id, 'en')).toEqual({
    experience_place: 'Forum, hall 2',
    return_info: { ...terms, return_policy_legend: 'Only unused' },
  });
  const page = `/productos/uno/${made.slug}`;
  const english = await opened.page(`${page}?lang=en`);
  expect(english).toContain('Forum, hall 2');
  expect(english).toContain('Only unused');
  expect(english).not.toContain('Foro, sala 2');
  expect(english).not.toContain('Solo sin usar');
  const spanish = await opened.page(page);
  expect(spanish).toContain('Foro, sala 2');
  expect(spanish).not.toContain('Only unused');
});

test('without English the first text serves both languages; a change comes back with its history', async () => {
  const made = await opened.make(CONCERT);
  const changed = await opened.ask('PATCH', `/${made.id}`, {
    experience_place_en: ' ',
    return_info: { ...terms, return_policy_legend_en: ' ' },
    version: 1,
  });
  expect(changed.body).toMatchObject({ experience_place_en: null, version: 2 });
  expect(await told(made.id, 'en')).toEqual({
    experience_place: 'Foro, sala 2',
    return_info: terms,
  });
  const edit = await opened.lastEdit();
  expect(edit).toMatchObject({
    before: { experience_place_en: 'Forum, hall 2' },
    after: { experience_place_en: null },
  });
  expect((await opened.takeBack(edit)).status).toBe(200);
  expect((await opened.read(made.id)).body).toMatchObject({
    experience_place_en: 'Forum, hall 2',
    return_info: CONCERT.return_info,
  });
});

test.each([
  ['experience_place_en', { experience_place_en: 'a'.repeat(301) }],
  [
    'return_info',
    { return_info: { ...CONCERT.return_info, return_policy_legend_en: 'a'.repeat(10_001) } },
  ],
])('%s that is too long is refused with its field', async (field, fields) => {
  const { status, body } = await opened.ask('POST', '/', { ...CONCERT, ...fields });
  expect([status, body]).toMatchObject([400, { code: 'invalid_request', field }]);
});

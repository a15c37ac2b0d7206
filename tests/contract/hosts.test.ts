import { beforeAll, expect, inject, test } from 'vitest';
import { attackHosts, type Question } from '../chaos/attack/hosts/attack.ts';
import { hostQuestions } from '../chaos/attack/hosts/part.ts';

const port = inject('port');
let questions: Question[];

// A thirtieth of the requests of `npm run chaos -- --part hosts`: each form, and each route.
beforeAll(async () => {
  const { forms, routes } = await hostQuestions(port);
  questions = forms.flatMap((form, row) =>
    routes.filter((_, column) => (row + column) % 30 === 0).map((route) => ({ form, route })),
  );
});

test('no host shows another store, is echoed, leads away or makes an error', async () => {
  expect(new Set(questions.map(({ form }) => form)).size).toBeGreaterThanOrEqual(200);
  expect(new Set(questions.map(({ route }) => route)).size).toBeGreaterThanOrEqual(80);
  expect((await attackHosts(port, questions)).faults).toEqual([]);
});

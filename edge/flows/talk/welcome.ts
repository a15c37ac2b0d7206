import * as contract from '../../../shared/contracts/chat-texts.ts';
import type {
  ChatQuestion,
  ChatTexts,
  GivenQuestion,
  Welcome,
} from '../../../shared/contracts/chat-texts.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import { chatSays, QUESTIONS_MAX } from '../../../shared/rules/chat-texts.ts';
import { openingAt } from '../../../shared/rules/opening-hours.ts';
import type { Refusal } from '../../db/database.ts';
import { assertThat } from '../../db/sql.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { welcomes, type ChatQuestionRow, type ChatTextRow } from '../../modules/talk/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { traced } from '../directory-edit.ts';
import { hoursOfStore } from './hours.ts';

/** The calls of what a store's chat says by itself. */
export const welcomeEndpoints: readonly Endpoint[] = [
  answers(contract.getWelcome, ({ scope, query }) =>
    readWelcome(scope, query.store ?? scope.tenant.storeId),
  ),
  answers(contract.getChatTexts, ({ scope }) => readTexts(scope)),
  changes(contract.setChatTexts, ({ scope, body }) => setTexts(scope, body), 'directory'),
  changes(contract.addChatQuestion, ({ scope, body }) => addQuestion(scope, body), 'directory'),
  changes(
    contract.changeChatQuestion,
    ({ scope, params, body }) => changeQuestion(scope, params.id, body),
    'directory',
  ),
  changes(
    contract.deleteChatQuestion,
    ({ scope, params }) => deleteQuestion(scope, params.id),
    'directory',
  ),
];

type Changing<Answer> = Promise<Result<Change<Answer, 'directory'>, Failure>>;
const NO_TEXTS: ChatTexts = { greeting: '', greeting_en: '', away: '', away_en: '' };

async function readWelcome(
  { env, directory, locale, ports }: RequestScope,
  store: string,
): Promise<Result<Welcome, Failure>> {
  const [texts, questions, hours] = await Promise.all([
    directory.first(welcomes.findTextsIn(store, locale)),
    directory.read(welcomes.listQuestionsIn(store, locale)),
    hoursOfStore(env, store),
  ]);
  const isOpen = hours && openingAt(hours.week, hours.zone, ports.clock.now()).isOpen;
  return ok({ text: chatSays(texts ?? NO_TEXTS, isOpen), is_open: isOpen, questions });
}

async function readTexts({ directory, tenant }: RequestScope) {
  const [texts, questions] = await Promise.all([
    directory.first(welcomes.findTexts(tenant.storeId)),
    directory.read(welcomes.listQuestions(tenant.storeId)),
  ]);
  return ok({ ...(texts ? toTexts(texts) : NO_TEXTS), questions: questions.map(toQuestion) });
}

async function setTexts(scope: RequestScope, given: ChatTexts): Changing<ChatTexts> {
  const { directory, tenant, ports } = scope;
  const row: ChatTextRow = {
    ...given,
    greeting_en: given.greeting_en || null,
    away_en: given.away_en || null,
    store_id: tenant.storeId,
    changed_at: ports.clock.now(),
  };
  const before = await directory.first(welcomes.findTexts(tenant.storeId));
  return traced(scope, ok({ answer: given, statements: [welcomes.putTexts(row)] }), {
    subject: 'chat_texts',
    subjectId: tenant.storeId,
    before: before ? toTexts(before) : null,
    after: given,
  });
}

async function addQuestion(scope: RequestScope, given: GivenQuestion): Changing<ChatQuestion> {
  const row = rowOf(scope, newId('chatQuestion'), given);
  const change = ok({
    answer: toQuestion(row),
    statements: [
      assertThat(welcomes.hasRoomForQuestion(row.store_id)),
      welcomes.insertQuestion(row),
    ],
    refused: (refusal: Refusal) =>
      whyRefused(refusal, { code: 'too_many_chat_questions', values: { max: QUESTIONS_MAX } }),
  });
  return kept(scope, change, row.id, null, row);
}

async function changeQuestion(
  scope: RequestScope,
  id: string,
  given: GivenQuestion,
): Changing<ChatQuestion> {
  const row = rowOf(scope, id, given);
  const before = await standing(scope, id);
  const change = ok({
    answer: toQuestion(row),
    statements: [assertThat(welcomes.isQuestionOf(row.store_id, id)), welcomes.updateQuestion(row)],
    refused: (refusal: Refusal) => whyRefused(refusal, { code: 'chat_question_not_found' }),
  });
  return kept(scope, change, id, before, row);
}

async function deleteQuestion(scope: RequestScope, id: string): Changing<Record<string, never>> {
  const { storeId } = scope.tenant;
  const before = await standing(scope, id);
  const change = ok({
    answer: {},
    statements: [
      assertThat(welcomes.isQuestionOf(storeId, id)),
      welcomes.deleteQuestion(storeId, id),
    ],
    refused: (refusal: Refusal) => whyRefused(refusal, { code: 'chat_question_not_found' }),
  });
  return before ? kept(scope, change, id, before, null) : change;
}

/** A question of the store as it stands before a change. */
async function standing({ directory, tenant }: RequestScope, id: string) {
  const rows = await directory.read(welcomes.listQuestions(tenant.storeId));
  return rows.find((row) => row.id === id) ?? null;
}

/** A change with its entry in the store's history. */
function kept<Answer>(
  scope: RequestScope,
  change: Result<Change<Answer, 'directory'>, Failure>,
  id: string,
  before: ChatQuestionRow | null,
  after: ChatQuestionRow | null,
): Changing<Answer> {
  return traced(scope, change, {
    subject: 'chat_question',
    subjectId: id,
    before: before && toQuestion(before),
    after: after && toQuestion(after),
  });
}

async function whyRefused({ kind }: Refusal, unless: Failure): Promise<Failure> {
  return kind === 'unique' ? { code: 'idempotency_in_progress' } : unless;
}

function rowOf({ tenant, ports }: RequestScope, id: string, given: GivenQuestion): ChatQuestionRow {
  return {
    ...given,
    question_en: given.question_en || null,
    answer_en: given.answer_en || null,
    id,
    store_id: tenant.storeId,
    added_at: ports.clock.now(),
  };
}

function toTexts({ greeting, greeting_en, away, away_en }: ChatTextRow): ChatTexts {
  return { greeting, greeting_en: greeting_en ?? '', away, away_en: away_en ?? '' };
}

function toQuestion(row: ChatQuestionRow): ChatQuestion {
  const { id, question, question_en, answer, answer_en } = row;
  return { id, question, question_en: question_en ?? '', answer, answer_en: answer_en ?? '' };
}

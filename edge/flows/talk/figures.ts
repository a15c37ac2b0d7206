import type { TalkFigures } from '../../../shared/contracts/talk-figures.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import type { TalkPeriod } from '../../../shared/rules/talk-periods.ts';
import { questions, ratings } from '../../modules/talk/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;
/** Comments that the figures quote. */
const COMMENTS = 10;

/** How the store has answered in the last days, and how it was rated. */
export async function readTalkFigures(
  { directory, tenant, ports }: RequestScope,
  period: TalkPeriod,
): Promise<Result<TalkFigures, Failure>> {
  const days = Number(period);
  const { storeId } = tenant;
  const since = ports.clock.now() - days * DAY_MS;
  const [asked, summed, comments] = await Promise.all([
    directory.first(questions.countQuestions(storeId, since)),
    directory.first(ratings.sumRatings(storeId, since)),
    directory.read(ratings.listComments(storeId, since, COMMENTS)),
  ]);
  const minutes = (milliseconds: number | null | undefined) =>
    milliseconds === null || milliseconds === undefined
      ? null
      : Math.round(milliseconds / MINUTE_MS);
  const count = summed?.count ?? 0;
  return ok({
    days,
    questions: asked?.questions ?? 0,
    conversations: asked?.conversations ?? 0,
    answered: asked?.answered ?? 0,
    in_hour: asked?.in_hour ?? 0,
    half: minutes(asked?.half),
    most: minutes(asked?.most),
    ratings: {
      count,
      mean: count === 0 ? null : Math.round(((summed?.stars ?? 0) / count) * 10) / 10,
      comments: comments.map(({ conversation_id: conversation, rated_at: at, ...row }) => ({
        ...row,
        conversation,
        rated_at: new Date(at).toISOString(),
      })),
    },
  });
}

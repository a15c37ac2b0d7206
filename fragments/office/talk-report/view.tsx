import { fill } from '../../../shared/i18n/fill.ts';
import { dateTimeFormat, numberFormat } from '../../../shared/kernel/intl.ts';
import { talkPeriods } from '../../../shared/rules/talk-periods.ts';
import { Stars } from '../../../shared/ui/Stars.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { TalkReportViewProps } from './props.ts';

type Props = FragmentProps<TalkReportViewProps>;

/** How a store answers its customers, and how they rate it. */
export function TalkReportView(props: Props) {
  const { env, t, path, figures } = props;
  return (
    <OfficePage title={t.title} intro={t.intro} done={null}>
      <nav className="cluster" aria-label={t.period}>
        {talkPeriods.map((days) => (
          <a
            key={days}
            className="chip"
            href={`${env.base}${path}?days=${days}`}
            aria-current={Number(days) === figures.days ? 'true' : undefined}
          >
            {fill(t.days, { days })}
          </a>
        ))}
      </nav>
      <Answers {...props} />
      <Ratings {...props} />
    </OfficePage>
  );
}

function Answers({ env, t, figures }: Props) {
  const { questions, conversations, answered, in_hour: inHour, half, most } = figures;
  const number = numberFormat(env.tag);
  const rows = [
    [t.questions, number.format(questions)],
    [t.conversations, number.format(conversations)],
    [t.answered, number.format(answered)],
    [t.waiting, number.format(questions - answered)],
    [t.inHour, number.format(inHour)],
    [t.half, half === null ? '–' : timeOf(t, half)],
    [t.most, most === null ? '–' : timeOf(t, most)],
  ];
  return (
    <section className="card stack" aria-labelledby="answers">
      <h2 className="h3" id="answers">
        {t.answers}
      </h2>
      {questions === 0 ? (
        <p className="muted">{t.nothing}</p>
      ) : (
        <>
          <dl className="figures">
            {rows.map(([label, figure]) => (
              <div key={label}>
                <dt className="small muted">{label}</dt>
                <dd className="num">{figure}</dd>
              </div>
            ))}
          </dl>
          <p className="small muted">{`${t.questionsHint} ${t.clock}`}</p>
        </>
      )}
    </section>
  );
}

function Ratings({ env, t, one, figures, zone }: Props) {
  const { count, mean, comments } = figures.ratings;
  const day = dateTimeFormat(env.tag, { dateStyle: 'medium', timeZone: zone });
  const number = numberFormat(env.tag);
  return (
    <section className="card stack" aria-labelledby="ratings">
      <h2 className="h3" id="ratings">
        {t.ratings}
      </h2>
      {mean === null ? (
        <p className="muted">{t.none}</p>
      ) : (
        <dl className="figures">
          <div>
            <dt className="small muted">{t.mean}</dt>
            <dd className="num">{fill(t.of, { stars: number.format(mean) })}</dd>
          </div>
          <div>
            <dt className="small muted">{t.count}</dt>
            <dd className="num">{number.format(count)}</dd>
          </div>
        </dl>
      )}
      {comments.length > 0 && (
        <>
          <h3 className="small muted">{t.comments}</h3>
          <ul className="comments" role="list">
            {comments.map(({ conversation, stars, comment, rated_at: at }) => (
              <li key={`${conversation}${at}`}>
                <p className="cluster">
                  <Stars value={stars} label={fill(t.of, { stars: String(stars) })} />
                  <time className="small muted" dateTime={at}>
                    {day.format(new Date(at))}
                  </time>
                </p>
                <p className="comment" dir="auto">
                  {comment}
                </p>
                <a className="link small" href={`${env.base}${one}/${conversation}`}>
                  {t.see}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function timeOf(t: Props['t'], minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = { minutes: String(minutes % 60) };
  return hours === 0 ? fill(t.minutes, rest) : fill(t.hours, { hours: String(hours), ...rest });
}

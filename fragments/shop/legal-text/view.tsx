import { fill } from '../../../shared/i18n/fill.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import type { LegalTextViewProps } from './props.ts';

/** A legal text of the store with the day since which it is in force, and its earlier versions. */
export function LegalTextView({ env, t, title, text, href }: LegalTextViewProps) {
  const [present, ...earlier] = text.versions;
  const isPresent = text.version === present?.version;
  const format = dateTimeFormat(env.tag, { dateStyle: 'long', timeZone: 'UTC' });
  const day = (at: string) => format.format(new Date(at));
  return (
    <article className="legal">
      <header className="stack">
        <h1>{title}</h1>
        <p className="muted small">
          {isPresent ? t.since : t.was} <time dateTime={text.since}>{day(text.since)}</time>
        </p>
      </header>
      {!isPresent && (
        <p className="notice">
          {t.older} <a href={href}>{t.present}</a>
        </p>
      )}
      {/* Sanitised before it was kept: modules/blog/safe-html.ts. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: text.body }} />
      {earlier.length > 0 && (
        <details className="versions" open={!isPresent}>
          <summary>{t.versions}</summary>
          <ol reversed>
            {text.versions.map(({ version, since }) => (
              <li key={version}>
                {version === text.version ? (
                  <b aria-current="true">{fill(t.version, { date: day(since) })}</b>
                ) : (
                  <a
                    href={version === present?.version ? href : `${href}?version=${version}`}
                    rel="nofollow"
                  >
                    {fill(t.version, { date: day(since) })}
                  </a>
                )}
              </li>
            ))}
          </ol>
        </details>
      )}
    </article>
  );
}

import { catalogueUrl, searchUrl } from '../../../../shared/rules/urls.ts';
import type { AboutProps } from '../props.ts';

/** The description, the owner's own fields, the links to similar items, the way to ask about it, and the page's share controls. */
export function More({ detail, env, t }: AboutProps) {
  const paragraphs = detail.plain_description.split(/\n{2,}/).filter((text) => text.trim());
  return (
    <>
      {paragraphs.length > 0 && (
        <section className="stack words">
          <h2 className="label">{t.description}</h2>
          {paragraphs.map((text, index) => (
            <p key={index}>{text}</p>
          ))}
        </section>
      )}
      {detail.details.length > 0 && (
        <section className="stack">
          <h2 className="label">{t.details}</h2>
          <dl className="details">
            {detail.details.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {detail.catalogues.length > 0 && (
        <Links
          title={t.catalogues}
          links={detail.catalogues.map(({ slug, name }) => ({
            text: name,
            url: catalogueUrl(env.base, slug),
          }))}
        />
      )}
      {detail.tags.length > 0 && (
        <Links
          title={t.tags}
          links={detail.tags.map((tag) => ({ text: tag, url: searchUrl(env.base, tag) }))}
        />
      )}
      <slot name="ask" />
      <slot name="share" />
    </>
  );
}

function Links({ title, links }: { title: string; links: { text: string; url: string }[] }) {
  return (
    <section className="links">
      <h2 className="label">{title}</h2>
      <ul className="cluster" role="list">
        {links.map(({ text, url }) => (
          <li key={url}>
            <a className="chip" href={url}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

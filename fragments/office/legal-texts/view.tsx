import { fill } from '../../../shared/i18n/fill.ts';
import { LEGAL_PATH } from '../../../shared/rules/legal.ts';
import { momentOf } from '../../_office/day.ts';
import { OfficePage } from '../../_office/OfficePage.tsx';
import type { LegalTextsViewProps } from './props.ts';

/** The legal texts of the store, each led to its form, with whose text shoppers read. */
export function LegalTextsView({ env, t, texts }: LegalTextsViewProps) {
  return (
    <OfficePage title={t.title} intro={t.intro} done={null}>
      <section aria-label={t.list}>
        <ul className="rows" role="list">
          {texts.map(({ kind, since, from }) => {
            const name = t.kinds[kind];
            const href = `${env.base}/admin/textos-legales/${kind}`;
            const date = since === null ? '' : momentOf(since, env);
            return (
              <li key={kind}>
                <div className="row">
                  <div className="own">
                    <a href={href}>
                      <b>{name}</b>
                    </a>
                    <span className="muted small">{fill(t.from[from], { date })}</span>
                  </div>
                  <div className="acts">
                    {from !== 'none' && (
                      <a
                        className="btn btn-s btn-quiet"
                        href={env.base + LEGAL_PATH[kind]}
                        aria-label={fill(t.seeOf, { name })}
                      >
                        {t.see}
                      </a>
                    )}
                    <a
                      className="btn btn-s btn-quiet"
                      href={href}
                      aria-label={fill(from === 'own' ? t.editOf : t.writeOf, { name })}
                    >
                      {from === 'own' ? t.edit : t.write}
                    </a>
                  </div>
                </div>
              </li>
            );
          })}
        </ul>
      </section>
    </OfficePage>
  );
}

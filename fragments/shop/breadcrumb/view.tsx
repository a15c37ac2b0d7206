import type { FragmentProps } from '../../_runtime/props.ts';
import { EdgeIcon } from '../../../shared/ui/EdgeIcon.tsx';
import { messages } from './messages/index.ts';
import type { BreadcrumbProps, Crumb } from './props.ts';

/** The way from the marketplace down to this page. */
export function BreadcrumbView({ env, crumbs, locale }: FragmentProps<BreadcrumbProps>) {
  const t = messages[locale];
  const root: Crumb = { label: t.root, href: crumbs.length ? `${env.base}/marketplace` : null };
  return (
    <nav aria-label={t.label}>
      <ol className="crumbs">
        {[root, ...crumbs].map((crumb, index) => (
          <li key={crumb.href ?? crumb.label}>
            {index > 0 && <EdgeIcon name="chevron-right" />}
            {crumb.href === null ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a className="link" href={crumb.href}>
                {crumb.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

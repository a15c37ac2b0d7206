import type { FragmentProps } from '../../_runtime/props.ts';
import { EdgeIcon } from '../../../shared/ui/EdgeIcon.tsx';
import type { BreadcrumbViewProps, Crumb } from './props.ts';

/** The way from the root, the marketplace or the office, down to this page. */
export function BreadcrumbView(props: FragmentProps<BreadcrumbViewProps>) {
  const { env, crumbs, t } = props;
  const marketplace = crumbs.length > 0 ? `${env.base}/marketplace` : null;
  const root: Crumb = props.root ?? { label: t.root, href: marketplace };
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

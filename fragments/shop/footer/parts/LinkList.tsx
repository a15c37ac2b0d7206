import type { ReactNode } from 'react';
import type { ContactLink } from '../../../../shared/rules/contact-links.ts';

/** Links below each other; `children` are further rows. */
export function LinkList({
  links,
  children,
}: {
  links: readonly ContactLink[];
  children?: ReactNode;
}) {
  return (
    <ul className="links">
      {links.map((link) => (
        <li key={link.href}>
          <a className="link" href={link.href}>
            {link.label}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}

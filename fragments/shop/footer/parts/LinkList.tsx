import type { ReactNode } from 'react';
import type { FooterLink } from '../model/links.ts';

/** Links below each other; `children` are further rows. */
export function LinkList({
  links,
  children,
}: {
  links: readonly FooterLink[];
  children?: ReactNode;
}) {
  return (
    <ul className="links">
      {links.map((link) => (
        <li key={link.href}>
          <a
            className="link"
            href={link.href}
            {...(link.opens && { 'data-enhance': '', 'data-emit': link.opens })}
          >
            {link.label}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}

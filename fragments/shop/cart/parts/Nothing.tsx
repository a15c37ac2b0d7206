import type { ReactNode } from 'react';
import type { PageEnv } from '../../../_runtime/env.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { IconName } from '../../../../shared/ui/icons.ts';
import type { Messages } from '../messages/es.ts';

interface NothingProps {
  icon: IconName;
  title: string;
  text: string;
  /** The links that lead on. */
  children: ReactNode;
}

/** A message in the place of the content: that there is none, and why. */
export function Nothing({ icon, title, text, children }: NothingProps) {
  return (
    <div className="empty" role="status">
      <Icon name={icon} />
      <div>
        <p className="h3">{title}</p>
        <p className="muted">{text}</p>
      </div>
      {children}
    </div>
  );
}

/** An empty cart as a page. */
export function EmptyPage({ env, t }: { env: PageEnv; t: Messages }) {
  return (
    <Nothing icon="cart" title={t.empty} text={t.emptyText}>
      <a className="btn btn-primary" href={`${env.base}/`}>
        {t.keepShopping}
      </a>
    </Nothing>
  );
}

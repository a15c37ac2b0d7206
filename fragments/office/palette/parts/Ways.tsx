import { wayGroups, type OfficeWay } from '../../../../shared/rules/office-ways.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { Messages } from '../messages/es.ts';

/** Start of the options' ids; the rest is their position among all results. */
export const OPTION_ID = 'way-';

interface WaysProps {
  t: Messages;
  found: readonly OfficeWay[];
  active: number;
  /**
   * Called when an entry is followed: a link on the same page does not close the panel by itself.
   */
  onGo: () => void;
}

/** The results, group by group. */
export function Ways({ t, found, active, onGo }: WaysProps) {
  const numbered = found.map((way, index) => ({ way, index }));
  return wayGroups.map((group) => {
    const inGroup = numbered.filter(({ way }) => way.group === group);
    return inGroup.length === 0 ? null : (
      <div key={group} role="group" aria-labelledby={`group-${group}`}>
        <p className="group muted small" id={`group-${group}`} aria-hidden="true">
          {t.groups[group]}
        </p>
        {inGroup.map(({ way, index }) => (
          <a
            key={way.href}
            id={OPTION_ID + index}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={way.href}
            onClick={onGo}
          >
            <span>{way.label}</span>
            <Icon name="arrow-right" />
          </a>
        ))}
      </div>
    );
  });
}

import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../../shared/i18n/fill.ts';
import { Dialog } from '../../../_office/Dialog.tsx';
import { officePorts } from '../../../_office/ports.ts';
import type { OwnCataloguesUi } from '../model.ts';
import { copyAddress, offered, type ShareStart } from './share.ts';

interface ShareWaysProps extends Pick<ShareStart, 'name' | 'path'> {
  props: OwnCataloguesUi['props'];
  onClose: () => void;
}

/** The system's share panel; without one, every network, e-mail and the address to copy. */
export function ShareWays({ props, name, path, onClose }: ShareWaysProps) {
  const { t } = props;
  const ports = officePorts(props);
  const [{ title, url, ways, share }] = useState(() =>
    offered({ name, path, pages: props.networks }),
  );
  const [isOpen, setIsOpen] = useState(false);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void share().then((isDone) => (isDone ? onClose() : setIsOpen(true)));
  }, [share, onClose]);
  const copy = () => copyAddress(ports, url);
  const list = (copies: boolean) => (
    <ul className="ways">
      {ways
        .filter((way) => way.copies === copies)
        .map(({ name: network, href }) => (
          <li key={href}>
            <a
              className="btn btn-s"
              href={href}
              {...(network !== null && { target: '_blank', rel: 'noopener' })}
              onClick={copies ? () => void copy() : undefined}
            >
              {network ?? t.shareWays.email}
              {network !== null && <span className="visually-hidden"> {t.shareWays.opensTab}</span>}
            </a>
          </li>
        ))}
    </ul>
  );
  return (
    <Dialog open={isOpen} label={fill(t.shareOf, { name: title })} onClose={onClose}>
      <div className="panel-head">
        <p>
          <b>{t.share}</b> <span className="muted small">{title}</span>
        </p>
        <button type="button" className="btn btn-s" onClick={() => setIsOpen(false)}>
          {t.shareWays.close}
        </button>
      </div>
      <div className="panel-body stack">
        {list(false)}
        <p className="small muted">{t.shareWays.copiesFirst}</p>
        {list(true)}
        <input
          className="address"
          readOnly
          value={url}
          aria-label={t.shareWays.link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => void copy().then((isDone) => isDone && setIsOpen(false))}
        >
          {t.shareWays.copy}
        </button>
      </div>
    </Dialog>
  );
}

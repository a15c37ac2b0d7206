import type { WrongScan } from '../../../../shared/contracts/door-offline.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { EDGE_PAGE_SIZE } from '../../../../shared/kernel/constants/page-sizes.ts';
import { lastPage } from '../../../../shared/rules/paging.ts';
import { Pager } from '../../../../shared/ui/Pager.tsx';
import { momentOf } from '../../../_office/day.ts';
import type { AttendantsViewProps, WrongShown } from '../props.ts';

type Props = Omit<AttendantsViewProps, 'shown'> & { shown: WrongShown };

/** Characters of a device's name that tell it from the others of a door. */
const DEVICE_SHOWN = 4;

/** Who was let in without a connection and should not have been: the scan, and the admission before it, each with its gate. */
export function WrongScans({ env, t, shown, total, page }: Props) {
  const { event, scans } = shown;
  const door = `${env.base}/admin/asistentes/${event.item}`;
  const seen = ({ scanned_at: at, scanned_by: by, device }: WrongScan) =>
    fill(by === null ? t.scanned : t.scannedBy, {
      at: momentOf(at, env),
      name: by ?? '',
      device: device.slice(0, DEVICE_SHOWN).toUpperCase(),
    });
  const at = (gate: string | null) => gate && ` · ${gate}`;
  const before = ({ first }: WrongScan) =>
    first &&
    fill(first.by === null ? t.before : t.beforeBy, {
      at: momentOf(first.at, env),
      name: first.by ?? '',
    });
  return (
    <>
      {scans.length === 0 ? (
        <div className="empty">
          <h2 className="h3">{t.noneWrong}</h2>
          <p className="muted">{t.noneWrongText}</p>
        </div>
      ) : (
        <ul className="rows" role="list" aria-label={t.wrongTitle}>
          {scans.map((scan) => (
            <li key={scan.id}>
              <div className="row">
                <div className="who">
                  <b dir="auto">{scan.full_name}</b>
                  <span>
                    {seen(scan)}
                    {at(scan.gate)}
                  </span>
                  {scan.first && (
                    <span className="muted small">
                      {before(scan)}
                      {at(scan.first.gate)}
                    </span>
                  )}
                </div>
                <span className="badge badge-danger">{t.wrong[scan.outcome]}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Pager
        t={t.pager}
        tag={env.tag}
        page={page}
        last={lastPage(total, EDGE_PAGE_SIZE.attendants)}
        url={(to) => `${door}/dobles?page=${to}`}
      />
      <p>
        <a href={door}>{t.toDoor}</a>
      </p>
    </>
  );
}

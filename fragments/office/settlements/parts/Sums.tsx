import type { SettlementsShown, SettlementsViewProps } from '../props.ts';

type Props = SettlementsViewProps & {
  readonly shown: Extract<SettlementsShown, { kind: 'one' }>;
  readonly money: (minor: number) => string;
};

const AMOUNTS = ['gross', 'fee', 'net'] as const;

/** What a deposit is made of: a row for each kind of line, and the sums that reached the bank. */
export function Sums({ t, shown, money }: Props) {
  const { settlement, sums } = shown;
  return (
    <div className="scroll" role="group" aria-label={t.madeOf} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{t.madeOf}</caption>
        <thead>
          <tr>
            <th scope="col">{t.kind}</th>
            <th scope="col" className="sum">
              {t.lines}
            </th>
            {AMOUNTS.map((of) => (
              <th scope="col" className="sum" key={of}>
                {t[of]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sums.map((row) => (
            <tr key={row.kind}>
              <td>{t.kinds[row.kind]}</td>
              <td className="sum">{row.lines}</td>
              {AMOUNTS.map((of) => (
                <td className="sum" key={of}>
                  {money(row[of])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.total}</th>
            <td className="sum">{settlement.lines}</td>
            {AMOUNTS.map((of) => (
              <td className="sum" key={of}>
                <b>{money(settlement[of])}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

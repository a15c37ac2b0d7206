import { SKELETON_CARDS } from '../../shared/kernel/constants/index.ts';

/** Placeholders for rows that are on their way: 10, 6 or 4 of them by device. */
export function WaitingRows() {
  return (
    <ul className="rows waiting" aria-hidden="true">
      {Array.from({ length: SKELETON_CARDS.desktop }, (_, index) => (
        <li key={index}>
          <span className="row skeleton" />
        </li>
      ))}
    </ul>
  );
}

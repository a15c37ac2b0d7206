import type { Picture } from '../../../../shared/contracts/gallery.ts';
import type { Messages } from '../messages/es.ts';

/** A point of a picture, in percent from the left and from the top. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface FocalPointProps {
  picture: Picture;
  point: Point;
  t: Pick<Messages, 'focal' | 'across' | 'down'>;
  onMove: (point: Point) => void;
}

/** The point that crops keep: touched in the picture, or moved by two sliders, which keys move too. */
export function FocalPoint({ picture, point, t, onMove }: FocalPointProps) {
  const { id, url, width, height } = picture;
  const axes = [
    { axis: 'x', name: 'focal_x', label: t.across },
    { axis: 'y', name: 'focal_y', label: t.down },
  ] as const;
  return (
    <>
      <p className="small">{t.focal}</p>
      <span
        className="focal"
        onPointerDown={({ clientX, clientY, currentTarget }) => {
          const box = currentTarget.getBoundingClientRect();
          onMove({
            x: percent((clientX - box.left) / box.width),
            y: percent((clientY - box.top) / box.height),
          });
        }}
      >
        <img src={url} width={width} height={height} alt="" loading="lazy" draggable={false} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M${point.x} 0V100M0 ${point.y}H100`} vectorEffect="non-scaling-stroke" />
        </svg>
      </span>
      {axes.map(({ axis, name, label }) => (
        <div className="field" key={axis}>
          <label htmlFor={`${name}-${id}`}>{label}</label>
          <input
            id={`${name}-${id}`}
            name={name}
            type="range"
            min="0"
            max="100"
            value={point[axis]}
            onChange={({ target }) => onMove({ ...point, [axis]: Number(target.value) })}
          />
        </div>
      ))}
    </>
  );
}

function percent(share: number): number {
  return Math.min(100, Math.max(0, Math.round(share * 100)));
}

import { fill } from '../../../../shared/i18n/fill.ts';
import type { PromotedViewProps } from '../props.ts';
import { addressOf } from './address.ts';
import { layoutOf, NODE, type PlacedNode } from './layout.ts';

/** Characters of a name that its box has room for. */
const NAME_SHOWN = 17;

interface TreeProps extends PromotedViewProps {
  nameOf: (id: string) => string;
  dayOf: (iso: string) => string;
}

/** The tree below the account in view as it stood on a day, drawn from left to right; its names lead into the list. */
export function Tree(props: TreeProps) {
  const { t, tree, date, path, of, me, isFirstLevel, nameOf, dayOf } = props;
  return (
    <section className="card tree" aria-labelledby="tree">
      <h2 className="h3" id="tree">
        {t.tree}
      </h2>
      <p className="muted small">
        {t.treeText} {date !== '' && fill(t.treeOn, { day: dayOf(`${date}T12:00:00Z`) })}
      </p>
      <form className="on" method="get" action={`${path}#tree`}>
        {of.id !== me && <input type="hidden" name="PromotedList" value={of.id} />}
        {!isFirstLevel && <input type="hidden" name="OnlyChilds" value="false" />}
        <div className="field">
          <label htmlFor="date">{t.date}</label>
          <input id="date" name="date" type="date" defaultValue={date} />
        </div>
        <button className="btn">{t.draw}</button>
        {date !== '' && (
          <a className="btn btn-quiet" href={`${addressOf(props, nameOf, { date: '' })}#tree`}>
            {t.today}
          </a>
        )}
      </form>
      {tree.length > 1 ? <Drawn {...props} /> : <p className="muted">{t.noneOf}</p>}
    </section>
  );
}

function Drawn(props: TreeProps) {
  const { t, tree, of, nameOf } = props;
  const { width, height, nodes, lines } = layoutOf(tree);
  const label = fill(t.drawing, { name: nameOf(of.id), count: tree.length - 1 });
  // Borders are drawn half outside of their boxes.
  const box = `-2 -2 ${width + 4} ${height + 4}`;
  return (
    <div className="scroll" tabIndex={0} role="group" aria-label={label}>
      <svg viewBox={box} width={width + 4} height={height + 4} role="group" aria-label={label}>
        {lines.map((line) => (
          <path key={line.to.node.id} className="branch" d={branchOf(line)} />
        ))}
        {nodes.map((placed) => (
          <Node key={placed.node.id} {...props} placed={placed} />
        ))}
      </svg>
    </div>
  );
}

/** A curve that leaves and arrives level. */
function branchOf({ from, to }: { from: PlacedNode; to: PlacedNode }): string {
  const [x1, x2] = [from.x + NODE.width, to.x];
  const middle = (x1 + x2) / 2;
  return `M${x1},${from.y}C${middle},${from.y} ${middle},${to.y} ${x2},${to.y}`;
}

function Node(props: TreeProps & { placed: PlacedNode }) {
  const { t, nameOf, placed } = props;
  const { node, x, y } = placed;
  const name = nameOf(node.id);
  const shown = shortened(name);
  return (
    <a
      href={addressOf(props, nameOf, { of: node.id })}
      aria-label={node.more ? `${name}, ${t.more}` : name}
      aria-current={node.parent === null ? 'true' : undefined}
    >
      <rect x={x} y={y - NODE.height / 2} width={NODE.width} height={NODE.height} rx="8" />
      <text x={x + 10} y={y} dominantBaseline="central" aria-hidden="true">
        {shown}
        {node.more && ' +'}
      </text>
    </a>
  );
}

/** A name as far as its box has room for it; letters stay whole. */
function shortened(name: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  return letters.length > NAME_SHOWN ? `${letters.slice(0, NAME_SHOWN - 1).join('')}…` : name;
}

import type { Size } from './measures.ts';

/** Units of one thing that are sent together; weight and size are of one unit, null where unknown. */
export interface SentLine {
  readonly amount: number;
  readonly weight_g: number | null;
  readonly size_mm: Size | null;
}

/** A box: its sides in any order, and what may be in it. */
export interface Box {
  readonly weight_g: number;
  readonly size_mm: Size;
}

/** A parcel as a courier is told of it: its sides from the longest to the shortest. */
export interface Parcel extends Box {
  readonly units: number;
}

/**
 * The parcels in which lines are sent, made by first-fit decreasing: the largest units first, each
 * into the first parcel that still has room, and else into a new one. Units lie upon each other on
 * their largest face, so a parcel is never smaller than what is in it. A unit that is beyond the
 * limits travels alone, for the courier to refuse. All units without weight or size travel together in
 * one more parcel of the store's default measures, heavier only where their known weights are.
 * @param limits the greatest parcel that the courier takes
 * @param fallback the store's default parcel
 * @example parcelsOf([{ amount: 2, weight_g: 350, size_mm }], limits, fallback)[0]?.units // 2
 */
export function parcelsOf(lines: readonly SentLine[], limits: Box, fallback: Box): Parcel[] {
  const most = sidesOf(limits.size_mm);
  const open: Stack[] = [];
  for (const { unit, amount } of measured(lines)) {
    let left = amount;
    for (const stack of open) {
      const taken = room(stack, unit, left, limits.weight_g, most);
      if (taken > 0) put(stack, unit, taken);
      left -= taken;
      if (left === 0) break;
    }
    while (left > 0) {
      const stack: Stack = { units: 0, weight: 0, sides: [0, 0, 0] };
      // A unit that is too large for any parcel is sent nevertheless.
      const taken = Math.max(1, room(stack, unit, left, limits.weight_g, most));
      put(stack, unit, taken);
      left -= taken;
      open.push(stack);
    }
  }
  const parcels = open.map(({ units, weight, sides }) => ({
    units,
    weight_g: weight,
    size_mm: sizeOfSides(sides),
  }));
  const unknown = lines.filter((line) => line.amount > 0 && !isMeasured(line));
  return unknown.length === 0 ? parcels : [...parcels, together(unknown, fallback)];
}

/** Sides in millimetres, the longest first. */
type Sides = readonly [number, number, number];

interface Unit {
  readonly weight: number;
  readonly sides: Sides;
}

interface Stack {
  units: number;
  weight: number;
  /** The first two are those of its broadest units, the third is its height. */
  sides: Sides;
}

type MeasuredLine = SentLine & { readonly weight_g: number; readonly size_mm: Size };

const isMeasured = (line: SentLine): line is MeasuredLine =>
  line.weight_g !== null && line.size_mm !== null;

/** The units of lines with weight and size, the largest first; lines in another order give the same. */
function measured(lines: readonly SentLine[]): { unit: Unit; amount: number }[] {
  return lines
    .filter(isMeasured)
    .map(({ amount, weight_g, size_mm }) => ({
      amount,
      unit: { weight: weight_g, sides: sidesOf(size_mm) },
    }))
    .toSorted(({ unit: a }, { unit: b }) => {
      const keys = (unit: Unit) => [volumeOf(unit.sides), unit.weight, ...unit.sides];
      const theirs = keys(a);
      return (
        keys(b)
          .map((key, index) => key - theirs[index]!)
          .find((difference) => difference !== 0) ?? 0
      );
    });
}

const volumeOf = ([length, width, height]: Sides) => length * width * height;

function sidesOf({ length, width, height }: Size): Sides {
  return descending([length, width, height]);
}

const descending = (sides: Sides) =>
  sides.toSorted((one, other) => other - one) as unknown as Sides;

function sizeOfSides(sides: Sides): Size {
  const [length, width, height] = descending(sides);
  return { length, width, height };
}

/** How many of some units a stack takes; found by halving, since more of them never need less room. */
function room(stack: Stack, unit: Unit, amount: number, weight: number, most: Sides): number {
  const byWeight = Math.floor((weight - stack.weight) / unit.weight);
  let [fits, high] = [0, Math.max(0, Math.min(amount, byWeight))];
  while (fits < high) {
    const half = Math.ceil((fits + high) / 2);
    const sides = descending(stacked(stack.sides, unit.sides, half));
    if (sides.every((side, index) => side <= most[index]!)) fits = half;
    else high = half - 1;
  }
  return fits;
}

function put(stack: Stack, unit: Unit, amount: number): void {
  stack.units += amount;
  stack.weight += unit.weight * amount;
  stack.sides = stacked(stack.sides, unit.sides, amount);
}

function stacked(below: Sides, [length, width, height]: Sides, amount: number): Sides {
  return [Math.max(below[0], length), Math.max(below[1], width), below[2] + height * amount];
}

/** One parcel of default measures for units of which these are not known. */
function together(lines: readonly SentLine[], { weight_g: least, size_mm }: Box): Parcel {
  const known = lines.reduce((sum, { amount, weight_g }) => sum + amount * (weight_g ?? 0), 0);
  return {
    units: lines.reduce((sum, { amount }) => sum + amount, 0),
    weight_g: Math.max(least, known),
    size_mm: sizeOfSides(sidesOf(size_mm)),
  };
}

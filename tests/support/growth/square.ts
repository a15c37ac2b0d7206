/**
 * Looks from every twentieth place of a text at all places behind it: the growth that the
 * measurement has to find.
 */
export function repeats(text: string): number {
  let found = 0;
  for (let place = 0; place < text.length; place += 20) {
    for (let other = place + 1; other < text.length; other += 1) {
      if (text[place] === text[other]) found += 1;
    }
  }
  return found;
}

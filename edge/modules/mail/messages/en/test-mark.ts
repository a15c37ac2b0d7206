export const testMark = {
  mark: '[Test]',
  line: '[Test] Test mode: nothing is charged or sent.',
};

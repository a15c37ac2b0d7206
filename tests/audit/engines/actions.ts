/** Pointer and keyboard actions, which both protocols of WebDriver spell alike. */

/** Clicks the middle of an element. @param origin the element, as its protocol names it */
export function clickOn(origin: object): object[] {
  const actions = [
    { type: 'pointerMove', x: 0, y: 0, origin },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'mouse', actions }];
}

/** Presses the keys of a text, one after another. */
export function keysOf(text: string): object[] {
  const actions = Array.from(text, (value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]).flat();
  return [{ type: 'key', id: 'keys', actions }];
}

/**
 * Removes the parts of React that no fragment uses from the browser build; React comes as one
 * piece.
 */
import type { Plugin } from 'vite';

/** The body of a removed function; its name stays, since the rest of React calls it. */
const NOTHING = '';
const NO = 'return false;';

/**
 * Functions of react-dom that only serve features which fragments do without. A test finds a
 * fragment that uses such a feature all the same.
 */
const UNUSED: Readonly<Record<string, string>> = {
  // <ViewTransition> and gestures.
  startViewTransition: 'return null;',
  applyViewTransitionToHostInstances: NO,
  applyViewTransitionName: NOTHING,
  commitAppearingPairViewTransitions: NOTHING,
  commitDeletedPairViewTransitions: NOTHING,
  commitEnterViewTransitions: NOTHING,
  commitExitViewTransitions: NOTHING,
  commitNestedViewTransitions: NOTHING,
  createViewTransitionInstance: 'return null;',
  measureNestedViewTransitions: NOTHING,
  measureViewTransitionHostInstancesRecursive: NO,
  restoreEnterOrExitViewTransitions: NOTHING,
  restoreNestedViewTransitions: NOTHING,
  restorePairedViewTransitions: NOTHING,
  restoreViewTransitionOnHostInstances: NOTHING,
  restoreViewTransitionName: NOTHING,
  // References to a <Fragment>.
  commitFragmentInstanceDeletionEffects: NOTHING,
  commitFragmentInstanceInsertionEffects: NOTHING,
  commitNewChildToFragmentInstances: NOTHING,
  deleteChildFromFragmentInstance: NOTHING,
  commitNewChildToFragmentInstance: NOTHING,
  // <title>, <link>, <style> and <script> that React would move into the head.
  acquireResource: 'return null;',
  createHoistableInstance: NOTHING,
  getHydratableHoistableCache: NOTHING,
  getResource: 'return null;',
  insertStylesheetIntoRoot: NOTHING,
  isHostHoistableType: NO,
  mountHoistable: NOTHING,
  preconnect: NOTHING,
  prefetchDNS: NOTHING,
  preinitModuleScript: NOTHING,
  preinitScript: NOTHING,
  preinitStyle: NOTHING,
  preload: NOTHING,
  preloadModule: NOTHING,
  preloadResource: 'return true;',
  suspendResource: NOTHING,
  // <Activity> and <SuspenseList>.
  initSuspenseListRenderState: NOTHING,
  updateActivityComponent: 'return null;',
  updateSuspenseListComponent: 'return null;',
  // Forms whose action is a function: useActionState, useFormStatus.
  dispatchActionState: NOTHING,
  ensureFormComponentIsStateful: NOTHING,
  mountActionState: NOTHING,
  runActionStateAction: NOTHING,
  startHostTransition: NOTHING,
  updateActionStateImpl: NOTHING,
  // useTransition, useDeferredValue, and commits that wait for pictures and styles.
  accumulateSuspenseyCommitOnFiber: NOTHING,
  defaultOnDefaultTransitionIndicator: NOTHING,
  estimateBandwidth: NOTHING,
  mountDeferredValueImpl: NOTHING,
  startTransition: NOTHING,
  updateDeferredValueImpl: NOTHING,
  waitForCommitToBeReady: 'return null;',
  // use(), lazy(), memo(), forwardRef(), contexts, and the compiler's cache.
  chainThenableValue: NOTHING,
  propagateContextChanges: NOTHING,
  propagateParentContextChanges: NO,
  trackUsedThenable: NOTHING,
  updateForwardRef: 'return null;',
  updateMemoComponent: 'return null;',
  updateSimpleMemoComponent: 'return null;',
  useMemoCache: NOTHING,
  // Custom elements inside a view.
  isCustomElement: NO,
  setPropOnCustomElement: NOTHING,
  // onSelect, onBeforeInput, onMouseEnter, onPointerEnter and their like.
  accumulateEnterLeaveListenersForEvent: NOTHING,
  constructSelectEvent: NOTHING,
  getFallbackBeforeInputChars: 'return null;',
  getNativeBeforeInputChars: 'return null;',
  // The trace of components in an error, whose names are minified.
  describeFiber: "return '';",
  describeNativeComponentFrame: "return '';",
  getComponentNameFromType: 'return null;',
};

/**
 * @param code react-dom's production build
 * @throws when a function is not where it was, so that a new version does not bring all back unseen
 */
export function trimReactDom(code: string): string {
  let text = code;
  for (const [name, body] of Object.entries(UNUSED)) {
    text = cut(
      text,
      new RegExp(`^function ${name}\\([^{}]*\\) \\{\\n[^]*?\\n\\}$`, 'gm'),
      `function ${name}() { ${body} }`,
    );
  }
  return cut(text, /^FragmentInstance\.prototype\.\w+ = function [^]*?\n\};$/gm, '');
}

function cut(code: string, found: RegExp, by: string): string {
  if (!found.test(code)) throw new Error(`this version of React does not hold ${found.source}`);
  return code.replace(found, by);
}

/** Vite plugin that trims React. */
export const trimmedReact: Plugin = {
  name: 'trimmed-react',
  enforce: 'pre',
  transform: (code, id) =>
    id.replaceAll('\\', '/').endsWith('/react-dom/cjs/react-dom-client.production.js')
      ? { code: trimReactDom(code), map: null }
      : undefined,
};

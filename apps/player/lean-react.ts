import type { Plugin } from 'vite';

/**
 * What the app never asks of react-dom, by the names it has in its production file: view transitions, refs of fragments,
 * fetching of resources ahead, stylesheets and scripts that components bring. All of these run only for what asks for them,
 * or walk the tree in search of it; they do nothing here, and what only they use is left out with them.
 */
const UNUSED = [
  ...['startViewTransition', 'trackEnterViewTransitions', 'scheduleViewTransitionEvent', 'commitAppearingPairViewTransitions'],
  ...['commitEnterViewTransitions', 'commitDeletedPairViewTransitions', 'commitExitViewTransitions', 'commitNestedViewTransitions'],
  ...['applyViewTransitionToHostInstancesRecursive', 'measureViewTransitionHostInstancesRecursive', 'measureNestedViewTransitions'],
  ...['restoreViewTransitionName', 'restoreViewTransitionOnHostInstances', 'restorePairedViewTransitions'],
  ...['restoreEnterOrExitViewTransitions', 'restoreNestedViewTransitions', 'createViewTransitionInstance'],
  ...['commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance'],
  ...['prefetchDNS', 'preconnect', 'preload', 'preloadModule', 'preinitScript', 'preinitStyle', 'preinitModuleScript'],
  ...['getResource', 'acquireResource', 'suspendResource', 'insertSuspendedStylesheets'],
];
/** What can be called on a ref of a fragment. */
const OF_FRAGMENTS = /^FragmentInstance\.prototype\.\w+ = function \([^)]*\) \{[\s\S]*?^\};\n/gm;

/** Leaves out of react-dom what the app does not use. Fails when another version names it otherwise. */
export const leanReact: Plugin = {
  name: 'lean-react',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/react-dom-client.production.js')) return null;
    let lean = code.replace(OF_FRAGMENTS, '');
    for (const name of UNUSED) {
      const whole = new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[\\s\\S]*?^\\}\\n`, 'm');
      if (!whole.test(lean)) throw new Error(`react-dom has no ${name}: see what of it the app does not use now`);
      lean = lean.replace(whole, `function ${name}() {}\n`);
    }
    return { code: lean, map: null };
  },
};

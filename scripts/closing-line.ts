import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one plain line, `N passed, N failed, N skipped`, for programs that read logs. */
export const closingLine: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((t) => t.result().state));
    const count = (state: (typeof states)[number]): string =>
      String(states.filter((s) => s === state).length);
    console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
  },
};

// Vitest's last line in a form that any reader of logs understands: `12 passed, 0 failed`.
export default class ClosingLine {
  onTestRunEnd(modules, errors) {
    const count = { passed: 0, failed: errors.length, skipped: 0 };
    for (const module of modules) {
      if (module.errors().length > 0) count.failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state in count) count[state] += 1;
      }
    }
    process.on('exit', () =>
      console.log(`${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`),
    );
  }
}

import path from 'node:path';

/** Returns the passed, failed and skipped tests of Vitest's JSON report, with paths relative to `root`. */
export function readVitestReport(report, root) {
  const result = { passed: 0, failures: [], skipped: 0 };
  for (const file of report.testResults) {
    const where = path.relative(root, file.name);
    // A file that fails before its tests run has a message but no assertions.
    if (file.status === 'failed' && file.assertionResults.length === 0) {
      result.failures.push({ title: where, detail: file.message });
    }
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status === 'passed') result.passed += 1;
      else if (status === 'failed') {
        result.failures.push({
          title: `${where}: ${fullName}`,
          detail: failureMessages.join('\n'),
        });
      } else result.skipped += 1;
    }
  }
  return result;
}

/** Returns the passed, retried, failed and skipped tests of Playwright's JSON report. */
export function readPlaywrightReport(report) {
  const result = { passed: 0, secondTries: [], failures: [], skipped: 0 };
  for (const { message } of report.errors) {
    result.failures.push({ title: 'Playwright', detail: message ?? '' });
  }
  const visit = (suite, titles) => {
    for (const spec of suite.specs ?? []) {
      for (const { status, results } of spec.tests) {
        if (status === 'expected') result.passed += 1;
        else if (status === 'skipped') result.skipped += 1;
        else {
          const title = `${spec.file}:${spec.line}: ${[...titles, spec.title].join(' › ')}`;
          const tried = results[status === 'flaky' ? 0 : results.length - 1];
          const detail = (tried?.errors ?? []).map(({ message }) => message).join('\n');
          if (status === 'flaky') {
            result.passed += 1;
            result.secondTries.push({ title, detail });
          } else result.failures.push({ title, detail });
        }
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, [...titles, inner.title]);
  };
  for (const file of report.suites) visit(file, []);
  return result;
}

import { recordLines, recordReports } from './report.ts';

/** Prints how the records of the test data are read, every difference, and the round trips; part of `npm run suites`. */
const reports = recordReports();
for (const { reasons } of reports) for (const reason of reasons) console.log(reason);
console.log(recordLines(reports).join('\n'));

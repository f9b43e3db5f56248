/** Imported before a program: when it ends, prints on standard error what the whole process has taken. */
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

if (isMainThread)
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    const spent = { megabytes: maxRSS / 1024, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 };
    process.stderr.write(JSON.stringify(spent));
  });

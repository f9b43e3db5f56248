import type { zhHansArchive } from './zh-hans.ts';

/** The same in English. */
export const enArchive: Readonly<Record<keyof typeof zhHansArchive, string>> = {
  'place.archive': 'Archive',
  'archive.lead':
    'Choose game files, a folder, archives (zip, gz) or NDJSON with a game a line: every game is looked through for repetitions and ruled on. Nothing leaves this device.',
  'archive.files': 'Choose files',
  'archive.folder': 'Choose a folder',
  'archive.progress': 'Progress',
  'archive.stop': 'Stop',
  'archive.export': 'Export the report (NDJSON)',
  'archive.faults': 'What could not be read ({count})',
  'archive.found': 'Games with a repetition ({count})',
  'archive.show': 'List',
  'archive.place': '{file}, game {game}, {plies} plies',
  'archive.stood': 'The position stood {times} times.',
  'archive.more': '{count} more are in the report.',
  'archive-status.none': 'Not begun',
  'archive-status.running': 'Looking through …',
  'archive-status.stopped': 'Stopped',
  'archive-status.done': 'Done',
  'archive-count.games': 'Games',
  'archive-count.plies': 'Plies',
  'archive-count.recurring': 'With a repetition',
  'archive-count.ruled': 'With a ruling',
  'archive-count.unread': 'Not read',
  'archive-fault.damaged': 'The archive is damaged.',
  'archive-fault.too-big': 'The file is too big.',
};

import type { Figure } from './figure.ts';
import { nobulkVsFfish } from './nobulk-vs-ffish.ts';
import { perft5VsFfish } from './perft5-vs-ffish.ts';
import { stringsVsFfish } from './strings-vs-ffish.ts';

/** All figures of the bench, one file each: add yours here. */
export const FIGURES: readonly Figure[] = [perft5VsFfish, nobulkVsFfish, stringsVsFfish];

import {
  ANSWERS,
  CLAIMS,
  COLORS,
  EXCUSES,
  LIMIT_STATES,
  MEANS,
  NATURES,
  OUTCOMES,
  PATTERNS,
  REPETITION_STATES,
  ROLES,
  ROOTS,
  RULE_SETS,
  VERDICTS,
} from '@qili/rules';
import { z } from 'zod';

const color = z.enum(COLORS);
const ply = z.int().min(0);
export const square = z.string().regex(/^[a-i][0-9]$/);
/** A move by its ICCS name in lower case, `h2e2`. */
export const iccs = z.string().regex(/^[a-i][0-9][a-i][0-9]$/);
const line = z.array(iccs);
const nature = z.enum([...NATURES, 'unknown']);
/** A clause of the rule set, by its id there; absent where the book's number is not known. */
const clause = z.string().optional();

/** A piece where it stands after the move. */
const piece = z.object({ color, role: z.enum(ROLES), at: square });
export type PieceJson = z.infer<typeof piece>;
const by = z.array(piece);

const finding = z.discriminatedUnion('nature', [
  z.object({ nature: z.literal('check'), by, clause }),
  z.object({ nature: z.literal('kill'), by, line, clause }),
  z.object({
    nature: z.literal('chase'),
    means: z.enum(MEANS),
    by,
    target: piece.extend({ root: z.enum(ROOTS) }),
    line,
    soft: z.boolean(),
    clause,
  }),
  z.object({ nature: z.enum(['exchange', 'offer']), by, target: piece, line, clause }),
  z.object({ nature: z.enum(['block', 'follow']), by, target: piece, clause }),
  z.object({ nature: z.literal('idle'), clause }),
  z.object({ nature: z.literal('unknown'), asked: z.enum(['kill', 'chase']), nodes: z.int(), clause }),
]);
export type FindingJson = z.infer<typeof finding>;

/** Why something that looks like an attack is none. */
const excuse = z.object({
  code: z.enum(EXCUSES),
  nature: z.enum(['kill', 'chase']),
  by,
  target: piece.optional(),
  line,
  clause,
});
export type ExcuseJson = z.infer<typeof excuse>;

/** A move with its nature and why. */
export const moveSchema = z.object({
  ply,
  color,
  iccs,
  /** As the language writes moves: Chinese notation in either script, WXF in English. */
  text: z.string(),
  nature,
  /** All of them, heaviest first. */
  findings: z.array(finding),
  excuses: z.array(excuse),
});
export type MoveJson = z.infer<typeof moveSchema>;

const cycle = z.object({
  from: ply,
  to: ply,
  occurrences: z.int().min(2),
  /** Whether the caller said that the stretch is one lap of a cycle. */
  lap: z.boolean(),
});

const count = z.int().min(1).optional();

const conduct = z.object({
  pattern: z.enum(PATTERNS),
  natures: z.array(nature),
  /** How the moves share out, in lowest terms; all kinds of idle move together. */
  shares: z.object({ check: count, kill: count, chase: count, idle: count, unknown: count }),
  /** What a perpetual chase is after: one piece, or several in turn. */
  chased: z.array(piece.omit({ at: true })),
});

/** Who must change or loses. Without a cycle the verdict is `none` and the rest is null. */
const ruling = z.object({
  verdict: z.enum(VERDICTS),
  red: conduct.nullable(),
  black: conduct.nullable(),
  /** Which sides answer check, kill or chase with the same throughout, or attack back once in two; no verdict rests on it. */
  answers: z.array(z.object({ code: z.enum(ANSWERS), by: z.array(color) })),
  clause: z.string().nullable(),
  unknown: z.boolean(),
  soft: z.boolean(),
});
export type RulingJson = z.infer<typeof ruling>;

export const repetition = z.object({
  from: ply,
  to: ply,
  occurrences: z.int().min(2),
  verdict: z.enum(VERDICTS),
  state: z.enum(REPETITION_STATES),
});
export type RepetitionJson = z.infer<typeof repetition>;

/** A long run of forbidden moves that must be changed though no position came back; its moves are `from` … `to - 1`. */
export const run = z.object({
  color,
  from: ply,
  to: ply,
  /** Moves of that side in it. */
  rounds: z.int().min(1),
  /** Different points that they went to. */
  points: z.int().min(1),
  verdict: z.enum(VERDICTS),
  clause: z.string(),
});
export type RunJson = z.infer<typeof run>;

/** 自然限着 at the end of the line. */
const limit = z.object({
  /** Plies counted since the last capture. */
  counted: ply,
  of: ply,
  state: z.enum(LIMIT_STATES),
});

/** Where a record goes wrong; what comes before it was judged. */
export const brokenAt = z.object({ ply, text: z.string(), fault: z.string() });

/** What an answer about a line begins with. */
export const head = {
  id: z.string().optional(),
  /** Where the game stands: its file, and its number there, from 1, if there are several. */
  file: z.string().optional(),
  game: z.int().min(1).optional(),
  rules: z.enum(RULE_SETS),
  /** Of the start of the line. */
  fen: z.string(),
  plies: z.int().min(0),
};

/** What the program says about one game or case: one line of `qili judge --json`. */
export const judgementSchema = z.object({
  ...head,
  /** The moves of the cycle, or with `--all` of the game. */
  moves: z.array(moveSchema),
  cycle: cycle.nullable(),
  ruling,
  /** All repetitions of the game in the order of play; `cycle` is the one that decides. */
  cycles: z.array(repetition),
  /** All long runs of the game; where one decides, `cycle` is null and `run` is that one. */
  runs: z.array(run),
  run: run.nullable(),
  /** How far the repetition has come. */
  state: z.enum(REPETITION_STATES),
  /** How the game has ended with the last move, or null. */
  outcome: z.enum(OUTCOMES).nullable(),
  /** Who has won; null for a draw, and while the game goes on. */
  winner: color.nullable(),
  /** The draws that may be claimed after the last move, by precedence. */
  claims: z.array(z.enum(CLAIMS)),
  /** Null for a lap, which is no game. */
  limit: limit.nullable(),
  explanation: z.string(),
  brokenAt: brokenAt.optional(),
});
export type Judgement = z.infer<typeof judgementSchema>;

import { z } from 'zod';

/** A single fault of a text, set-up or move, by code; further fields say where and what. */
const fault = z.looseObject({ code: z.string() });

/** What could not be read or judged, where, and what was expected; the message is in the language asked for. */
export const errorSchema = z.object({
  /** Of the case, if it has one. */
  id: z.string().optional(),
  error: z.object({
    code: z.string(),
    message: z.string(),
    /** Of the request, by its path, where that is what is wrong. */
    field: z.string().optional(),
    /** In that field: a type, values with `|` between them, or a bound. */
    expected: z.string().optional(),
    file: z.string().optional(),
    /** Line of the file, from 1. */
    line: z.int().min(1).optional(),
    column: z.int().min(1).optional(),
    /** Game of the file, from 1. */
    game: z.int().min(1).optional(),
    /** Half-move of the game, from 0. */
    ply: z.int().min(0).optional(),
    faults: z.array(fault).optional(),
  }),
});
export type ErrorJson = z.infer<typeof errorSchema>;

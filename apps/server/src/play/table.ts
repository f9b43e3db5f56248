import type { Danger, GameNow, GameStep, LiveGame, Standing } from '@qili/protocol';
import {
  dangersFrom,
  GameWatch,
  invariant,
  isCheckOn,
  makeFen,
  moveName,
  parseFen,
  parseMoveName,
  positionFrom,
  positionOn,
  RULE_SET_OF,
  sayMove,
  type GameState,
  type Move,
  type Position,
  type RuleSet,
} from '@qili/rules';
import { afterStep } from './evolve.ts';
import { openingOf, timesAt, turnOf, type Game } from './game.ts';

/** The rule set of a game: who names a draw is for the game to say. */
const rulesOf = ({ terms: { rules, mode } }: Game): RuleSet => {
  const book = RULE_SET_OF[rules];
  return { ...book, mode, naturalLimit: { ...book.naturalLimit, byClaim: mode === 'claim' } };
};

/** A live game with the referee beside it. It changes by its steps only. */
export class Table {
  private readonly watch: GameWatch;
  /** Of the moves on the board, by ply. */
  private readonly names: string[] = [];
  private readonly texts: string[] = [];
  private known: { readonly seq: number; readonly dangers: readonly Danger[] } | undefined;
  private current: Game;

  private constructor(game: Game, start: Position) {
    this.current = game;
    this.watch = new GameWatch(start, rulesOf(game));
  }

  /** The game that its steps make, from the first on; undefined where they do not begin with an opening. */
  static from([first, ...rest]: readonly GameStep[]): Table | undefined {
    const game = first && openingOf(first);
    if (game === undefined) return undefined;
    const setup = parseFen(game.terms.fen);
    const start = setup.ok ? positionFrom(setup.value) : setup;
    if (!start.ok) return undefined;
    const table = new Table(game, start.value);
    for (const step of rest) table.apply(step);
    return table;
  }

  get game(): Game {
    return this.current;
  }

  get rules(): RuleSet {
    return this.watch.rules;
  }

  /** How the game stands under its rule set. */
  get state(): GameState {
    return this.watch.state;
  }

  get position(): Position {
    return positionOn(this.watch.course.board);
  }

  /** One more step; the next by its number. */
  apply(step: GameStep): void {
    this.current = afterStep(this.current, step);
    const { moves } = this.current;
    const isSame = (ply: number): boolean => this.names[ply] === moves[ply]?.iccs;
    while (this.names.length > moves.length || !this.names.every((_, ply) => isSame(ply))) this.takeBack();
    for (const { iccs } of moves.slice(this.names.length)) this.play(iccs);
  }

  /** How the game would stand after a legal move. */
  stateAfter(move: Move): GameState {
    this.watch.play(move);
    const { state } = this.watch;
    this.watch.undo();
    return state;
  }

  /** The moves that are not free to the side to move. Looked for only where a position has come back. */
  get dangers(): readonly Danger[] {
    const { seq, status } = this.current;
    if (this.known?.seq !== seq)
      this.known = { seq, dangers: status === 'over' || !this.mayRepeat() ? [] : this.findDangers() };
    return this.known.dangers;
  }

  /** What changes in the game, as it is at a moment. */
  now(at: number): GameNow {
    const { game } = this;
    const { clocks, seq, status, seated, touched, drawOffer, fouls, told, outcome } = game;
    return {
      seq,
      status,
      fen: makeFen(this.position),
      turn: turnOf(game),
      clocks: clocks && { ...timesAt(clocks, at), running: clocks.running, now: at },
      seated: { ...seated },
      touched,
      drawOffer,
      fouls: { ...fouls },
      told,
      standing: this.standing,
      dangers: [...this.dangers],
      outcome,
    };
  }

  /** The whole game, as it is at a moment. */
  whole(id: string, at: number): LiveGame {
    const { openedAt, terms, moves, notes } = this.current;
    const said = moves.map((move, ply) => ({ ...move, text: this.texts[ply] ?? move.iccs }));
    return { id, openedAt, terms, moves: said, notes: [...notes], ...this.now(at) };
  }

  private get standing(): Standing {
    const { repetition, verdict, clause, unknown, cycle, claims, limit } = this.state;
    const of = this.rules.naturalLimit.plies;
    return {
      check: isCheckOn(this.watch.course.board),
      repetition,
      verdict,
      clause: clause ?? null,
      unknown,
      cycle: cycle === undefined ? null : { ...cycle },
      claims: [...claims],
      limit: { counted: limit.counted, of, state: limit.state },
    };
  }

  /** Whether a move can be anything but free: a position has come back since the last capture, or a side must change. */
  private mayRepeat(): boolean {
    const { course, state, rules } = this.watch;
    if (state.repetition !== 'nothing') return true;
    for (let ply = course.length - 1; ply >= 0; ply--) {
      const step = course.step(ply);
      if (step === undefined || step.isCapture) return false;
      if ((step.cycle?.occurrences ?? 1) >= rules.occurrences - 1) return true;
    }
    return false;
  }

  private findDangers(): Danger[] {
    return dangersFrom(this.watch).map(({ move, rule, state: { verdict, clause } }) => ({
      iccs: moveName(move),
      rule,
      verdict,
      clause: clause ?? null,
    }));
  }

  private play(iccs: string): void {
    const move = parseMoveName(iccs);
    invariant(move, 'stored moves are moves');
    this.texts.push(sayMove(this.position, move, 'zh-Hans'));
    this.names.push(iccs);
    this.watch.play(move);
  }

  private takeBack(): void {
    this.names.pop();
    this.texts.pop();
    this.watch.undo();
  }
}

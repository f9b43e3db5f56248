import type { ByColor } from '../board/types.ts';
import type { MarkMeaning } from '../explain/marks.ts';

/** Looks of a picture: warm wood, black on white for print, high contrast, letters for beginners, plain paper, and the same by night. */
export const THEME_IDS = ['traditional', 'print', 'contrast', 'letters', 'paper', 'night'] as const;
export type ThemeId = (typeof THEME_IDS)[number];

/** How the pieces of a side look. Red and Black differ by rings or filling too, never by colour alone. */
export interface SideLook {
  readonly disc: string;
  readonly ink: string;
  /** The rings on the disc, from the outside: distance from its rim and width, in user units. */
  readonly rings: readonly (readonly [inset: number, width: number])[];
}

/** How marks of a meaning look; they differ by dashes and widths too. */
export interface MarkLook {
  readonly color: string;
  readonly width: number;
  readonly dash?: string;
}

export interface Theme {
  /** What stands on the pieces: 帅 仕 相, or K A E. */
  readonly pieces: 'characters' | 'letters';
  readonly paper: string;
  readonly line: string;
  readonly lineWidth: number;
  /** Numbers of the files and the words in the river. */
  readonly word: string;
  /** Under the disc, a little lower; none where the picture is flat. */
  readonly shadow?: string;
  readonly side: ByColor<SideLook>;
  readonly mark: Readonly<Record<MarkMeaning, MarkLook>>;
}

const MARKS: Theme['mark'] = {
  'last-move': { color: '#2f5f73', width: 3.5 },
  check: { color: '#b3261e', width: 5 },
  kill: { color: '#b3261e', width: 5, dash: '13 7' },
  chase: { color: '#17539e', width: 5 },
  meeting: { color: '#17539e', width: 4, dash: '1 8' },
  hold: { color: '#5a5348', width: 4, dash: '9 7' },
};

const inColor = (color: string): Theme['mark'] => ({
  'last-move': { ...MARKS['last-move'], color },
  check: { ...MARKS.check, color },
  kill: { ...MARKS.kill, color },
  chase: { ...MARKS.chase, color },
  meeting: { ...MARKS.meeting, color },
  hold: { ...MARKS.hold, color },
});

/** A light disc with two thin rings for Red, one broad ring for Black. */
const TRADITIONAL: Theme = {
  pieces: 'characters',
  paper: '#efd9ae',
  line: '#6a4d2b',
  lineWidth: 1.6,
  word: '#6a4d2b',
  shadow: '#b8955f',
  side: {
    red: {
      disc: '#fdf3dc',
      ink: '#b3261e',
      rings: [
        [1, 1.6],
        [4.5, 1.2],
      ],
    },
    black: { disc: '#fdf3dc', ink: '#1e1c19', rings: [[2.4, 3.6]] },
  },
  mark: MARKS,
};

/** White discs with two rings for Red, black discs for Black, as books print them. */
const PRINT: Theme = {
  pieces: 'characters',
  paper: '#ffffff',
  line: '#000000',
  lineWidth: 1.4,
  word: '#000000',
  side: {
    red: {
      disc: '#ffffff',
      ink: '#000000',
      rings: [
        [0.8, 1.6],
        [4.2, 1],
      ],
    },
    black: { disc: '#000000', ink: '#ffffff', rings: [] },
  },
  mark: inColor('#000000'),
};

/** One broad ring against a black disc, broad lines, and no colour that carries a meaning alone. */
const CONTRAST: Theme = {
  ...PRINT,
  lineWidth: 2,
  side: {
    red: {
      disc: '#ffffff',
      ink: '#a30000',
      rings: [[1.8, 3.6]],
    },
    black: PRINT.side.black,
  },
  mark: {
    ...inColor('#00408a'),
    check: { color: '#a30000', width: 6 },
    kill: { color: '#a30000', width: 6, dash: '13 7' },
  },
};

/** K A E H R C P on pale paper, for who cannot read the characters yet. */
const LETTERS: Theme = {
  ...TRADITIONAL,
  pieces: 'letters',
  paper: '#f7f4ec',
  line: '#8a7f6c',
  word: '#5d5445',
  shadow: '#cfc6b3',
  side: {
    red: { ...TRADITIONAL.side.red, disc: '#ffffff' },
    black: { disc: '#1e1c19', ink: '#ffffff', rings: [] },
  },
};

/** Lines on paper without wood, for a page that is read by day. */
const PAPER: Theme = {
  ...TRADITIONAL,
  paper: '#f7f4ec',
  line: '#8a7f6c',
  lineWidth: 1.4,
  word: '#6b6150',
  shadow: '#d8d0bf',
  side: {
    red: { ...TRADITIONAL.side.red, disc: '#fffdf8' },
    black: { ...TRADITIONAL.side.black, disc: '#fffdf8' },
  },
};

/** The same by night: dark paper, and discs that do not dazzle. */
const NIGHT: Theme = {
  ...PAPER,
  paper: '#1d2023',
  line: '#7d7566',
  word: '#a99e8a',
  shadow: '#0f1113',
  side: {
    red: { ...PAPER.side.red, disc: '#e9e4d8', ink: '#a3201a' },
    black: { ...PAPER.side.black, disc: '#e9e4d8', ink: '#1e1c19' },
  },
  mark: {
    'last-move': { ...MARKS['last-move'], color: '#9fc0cc' },
    check: { ...MARKS.check, color: '#ff8a7a' },
    kill: { ...MARKS.kill, color: '#ff8a7a' },
    chase: { ...MARKS.chase, color: '#7db4ff' },
    meeting: { ...MARKS.meeting, color: '#7db4ff' },
    hold: { ...MARKS.hold, color: '#c9bfae' },
  },
};

export const THEMES: Readonly<Record<ThemeId, Theme>> = {
  traditional: TRADITIONAL,
  print: PRINT,
  contrast: CONTRAST,
  letters: LETTERS,
  paper: PAPER,
  night: NIGHT,
};

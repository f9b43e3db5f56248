import { MESSAGES, remarkOf, tagOf, type Color, type GameRecord } from '@qili/rules';
import type { ReactElement } from 'react';
import { useSettings } from '../../app/settings.ts';
import { nodesTo, type Path } from '../../study/tree.ts';
import { useWords } from '../../words/use-words.ts';

/** A player's name, the clock after his last move where the record has it, and whether he is to move. */
export const NameBar = ({
  game,
  color,
  turn,
  nodes,
}: {
  readonly game: GameRecord;
  readonly color: Color;
  readonly turn: Color;
  readonly nodes: Path;
}): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  const name =
    tagOf(game.tags, color === 'red' ? 'Red' : 'Black') ??
    (color === 'red' ? tagOf(game.tags, 'White') : undefined);
  const own = nodesTo(game, nodes).filter((_, ply) => (ply % 2 === 0) === (game.start.turn === color));
  const clock = own
    .map((node) => remarkOf([...node.before, ...node.comments]).clock)
    .findLast((time) => time !== undefined);
  return (
    <div className={`name-bar ${color}`}>
      <span className="side">{MESSAGES[locale].side[color]}</span>
      <span className="player">{name ?? ''}</span>
      <span className="to-move">{turn === color ? say('board.to-move') : ''}</span>
      <span className="clock">{clock ?? ''}</span>
    </div>
  );
};

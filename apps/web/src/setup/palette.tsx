import { COLORS, MESSAGES, ROLES } from '@qili/rules';
import type { ReactElement } from 'react';
import { useSettings } from '../app/settings.ts';
import { PieceShapes } from '../board/shapes.tsx';
import { useWords } from '../words/use-words.ts';
import type { Tool } from './arrange.ts';

/** The pieces of both sides, a hand and an eraser, one of them in use. */
export const Palette = ({
  tool,
  onChoose,
}: {
  readonly tool: Tool;
  readonly onChoose: (tool: Tool) => void;
}): ReactElement => {
  const say = useWords();
  const { settings, theme } = useSettings();
  const { locale } = settings;
  const { side, role: roles } = MESSAGES[locale];
  return (
    <div className="palette" role="group" aria-label={say('setup.palette')}>
      <div className="palette-row">
        {(['hand', 'eraser'] as const).map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={tool === id}
            onClick={() => {
              onChoose(id);
            }}
          >
            {say(`setup.${id}`)}
          </button>
        ))}
      </div>
      {COLORS.map((color) => (
        <div key={color} className="palette-row">
          {ROLES.map((role) => (
            <button
              key={role}
              type="button"
              className="palette-piece"
              aria-label={`${side[color]} ${roles[color][role]}`}
              aria-pressed={typeof tool === 'object' && tool.color === color && tool.role === role}
              onClick={() => {
                onChoose({ color, role });
              }}
            >
              <svg className={`qili ${theme}`} viewBox="-30 -30 60 60" aria-hidden="true">
                <PieceShapes piece={{ color, role }} theme={theme} locale={locale} />
              </svg>
            </button>
          ))}
        </div>
      ))}
    </div>
  );
};

import { styleOf, THEME_IDS } from '@qili/rules';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { keepOffline } from './offline/register.ts';
import './style/tokens.css';
import './style/base.css';
import './style/shell.css';
import './style/board.css';
import './style/judge.css';
import './style/ruling.css';
import './style/setup.css';
import './style/pages.css';
import './style/play.css';
import './style/learn.css';
import './style/exercise.css';
import './style/archive.css';
import './style/sets.css';

/** The looks of boards are those of the library's pictures: one source for page, command and print. */
const looks = new CSSStyleSheet();
looks.replaceSync(THEME_IDS.map(styleOf).join('\n'));
document.adoptedStyleSheets = [...document.adoptedStyleSheets, looks];

const root = document.getElementById('desk');
if (root !== null) createRoot(root).render(<App />);
keepOffline();

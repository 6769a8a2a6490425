import { chanceOf } from './chance';

const hues = [8, 28, 172, 196, 218, 246, 282, 336] as const;

/** A portrait by initials: the same colours for the same person. */
export function portraitSvg(id: string, name: string): string {
  const hue = chanceOf(id).pick(hues);
  const initials = initialsOf(name).replace(/[&<>]/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" fill="hsl(${hue} 52% 38%)"/><circle cx="74" cy="20" r="52" fill="hsl(${hue} 54% 43%)"/><text x="48" y="49" fill="#fff" font-family="system-ui,sans-serif" font-size="38" font-weight="600" text-anchor="middle" dominant-baseline="central">${initials}</text></svg>`;
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word = '') => [...word][0]?.toUpperCase() ?? '').join('');
}

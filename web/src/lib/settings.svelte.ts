// SPDX-License-Identifier: MIT
// What a visitor likes, kept in this browser. public/first.js reads the same key before the first paint.
import { houses, type House } from '../kit/houses';
import { firstSpoken, languageTags, type Language } from './languages';

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'off' | 'quick' | 'normal' | 'calm';
export type Confirm = 'always' | 'touch' | 'never';

export interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  confirm: Confirm;
  letters: boolean;
  house: House | null;
  sound: boolean;
  /** This device tells when it is my turn; the browser has allowed it. */
  notices: boolean;
  /** Single letters as shortcuts. */
  keys: boolean;
}

export const choices = {
  language: languageTags,
  theme: ['auto', 'light', 'dark'],
  speed: ['off', 'quick', 'normal', 'calm'],
  confirm: ['always', 'touch', 'never'],
  house: [null, ...houses],
} as const;

const key = 'fondaco.settings';

function kept(): Settings {
  const settings: Settings = {
    language: firstSpoken(navigator.languages ?? []),
    theme: 'auto',
    speed: 'normal',
    confirm: 'touch',
    letters: false,
    house: null,
    sound: false,
    notices: false,
    keys: true,
  };
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Record<string, unknown>>;
    for (const [name, allowed] of Object.entries(choices)) {
      if ((allowed as readonly unknown[]).includes(stored[name])) Object.assign(settings, { [name]: stored[name] });
    }
    for (const name of ['letters', 'sound', 'notices', 'keys'] as const) {
      if (typeof stored[name] === 'boolean') settings[name] = stored[name];
    }
  } catch {
    // A browser without storage has the defaults.
  }
  return settings;
}

export const settings = $state<Settings>(kept());

const night = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const touch = matchMedia('(hover: none), (pointer: coarse)');
const system = $state({ night: night.matches, still: still.matches, touch: touch.matches });
night.addEventListener('change', () => (system.night = night.matches));
still.addEventListener('change', () => (system.still = still.matches));
touch.addEventListener('change', () => (system.touch = touch.matches));

export const isDark = (): boolean => settings.theme === 'dark' || (settings.theme === 'auto' && system.night);
export const isTouch = (): boolean => system.touch;
export const confirmsMoves = (): boolean =>
  settings.confirm === 'always' || (settings.confirm === 'touch' && system.touch);

const pace: Record<Speed, number> = { off: 0, quick: 0.5, normal: 1, calm: 1.7 };

/** By how much to stretch what moves; 0: nothing moves. */
export const motion = (): number => (system.still ? 0 : pace[settings.speed]);

/** Keeps the page and the storage in step with the settings. Called once, inside an effect root. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = isDark() ? 'dark' : 'light';
    root.dataset.motion = motion() === 0 ? 'off' : settings.speed;
  });
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(key, text);
    } catch {
      // It holds for this visit, then.
    }
  });
}

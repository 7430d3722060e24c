/** What this device remembers: the name, the lamp, the language, sounds, and which tables it sat at. */
export type Lamp = 'auto' | 'day' | 'uv';

const KEY = 'fatcats';

interface Stored {
  name: string;
  lamp: Lamp;
  language: string;
  sound: boolean;
  motion: boolean;
}

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
  } catch {
    return {};
  }
}

function usual(): string {
  return navigator.language.startsWith('de') ? 'de' : 'en';
}

class Preferences {
  name = $state('');
  lamp = $state<Lamp>('auto');
  language = $state('en');
  sound = $state(false);
  motion = $state(true);

  constructor() {
    const found = stored();
    this.name = found.name ?? '';
    this.lamp = found.lamp ?? 'auto';
    this.language = found.language ?? usual();
    this.sound = found.sound ?? false;
    this.motion = found.motion ?? true;
  }

  set(change: Partial<Stored>): void {
    Object.assign(this, change);
    const { name, lamp, language, sound, motion } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ name, lamp, language, sound, motion }));
    } catch {
      // A private window may keep nothing; then the choice lasts as long as the page.
    }
    this.applyLamp();
  }

  applyLamp(): void {
    const root = document.documentElement;
    if (this.lamp === 'auto') root.removeAttribute('data-lamp');
    else root.dataset['lamp'] = this.lamp;
    root.classList.toggle('still', !this.motion);
  }
}

export const preferences = new Preferences();

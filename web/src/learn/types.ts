/** What teaching is made of. Sentences are kept by language, apart from pictures and from the plan of what is taught. */
import type { Component } from 'svelte';

/** What a table has agreed on, with the usual value of every option that it says nothing about. */
export interface Setting {
  game: string;
  seats: number;
  options: Record<string, unknown>;
}

/** A sentence, or one that depends on what the table has agreed on. `**so**` is bold. */
export type Said = string | ((setting: Setting) => string);
type When = (setting: Setting) => boolean;

export interface CardPlan {
  id: string;
  when?: When;
}

/** Cards that are shown together, once, before a person's first game of that kind. */
export interface Deck {
  id: string;
  cards: CardPlan[];
}

/** A passage of the player's guide. */
export interface SectionPlan {
  id: string;
  deck: string;
  /** The card whose picture stands here. */
  picture?: string;
  /** Where the exact wording is. */
  clauses: string[];
  when?: When;
}

export interface Plan {
  decks: Deck[];
  sections: SectionPlan[];
}

export interface CardWords {
  title: Said;
  text: Said;
  /** What the picture shows, for those who do not see it. */
  picture: Said;
}

export interface SectionWords {
  title: Said;
  text: Said;
  /** Other words that people look for it with. */
  words?: string;
}

export interface QuestionWords {
  ask: Said;
  answer: Said;
  /** The passage of the guide that says more. */
  section: string;
  words?: string;
  when?: When;
}

export interface Words {
  decks: Record<string, string>;
  cards: Record<string, CardWords>;
  sections: Record<string, SectionWords>;
  questions: QuestionWords[];
  /** Captions inside the pictures. */
  labels: Record<string, string>;
}

export interface PictureProps {
  card: string;
  setting: Setting;
  /** A caption, by its key. */
  say: (label: string) => string;
}

/** What `lessons/<game>/lesson.ts` exports as default. */
export interface Lesson {
  plan: Plan;
  Picture: Component<PictureProps>;
  words: Record<string, () => Promise<{ words: Words }>>;
}

export function said(sentence: Said, setting: Setting): string {
  return typeof sentence === 'string' ? sentence : sentence(setting);
}

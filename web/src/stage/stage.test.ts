import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scene } from './scene';
import { reading } from './scene';
import { Stage, type Pace } from './stage.svelte';

function scene(key: string, beats = [600, 700, 2500], more: Partial<Scene> = {}): Scene {
  return { key, kind: 'buy', from: 0, to: 0, seat: 0, data: null, beats: beats.map((ms, i) => ({ ms, isStop: i === beats.length - 1 })), ...more };
}

function at(pace: Pace, isStill = false): Stage {
  return new Stage(
    () => pace,
    () => isStill
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the stage', () => {
  it('shows each beat for its time and then is empty', () => {
    const stage = at('normal');
    stage.take([scene('a')], null);
    expect([stage.scene?.key, stage.beat]).toEqual(['a', 0]);
    vi.advanceTimersByTime(600);
    expect(stage.beat).toBe(1);
    vi.advanceTimersByTime(700);
    expect(stage.beat).toBe(2);
    vi.advanceTimersByTime(2499);
    expect(stage.scene).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(stage.scene).toBeNull();
  });

  it('has not shown what waits for its turn', () => {
    const stage = at('normal');
    stage.take([scene('a', [600, 2500], { from: 3 }), scene('b', [600, 2500], { from: 5 })], null);
    expect(stage.unseen).toBe(5);
    stage.tap();
    stage.tap();
    expect([stage.scene?.key, stage.unseen]).toEqual(['b', Infinity]);
  });

  it('is twice as quick at a brisk pace, and shows nothing at none', () => {
    const brisk = at('brisk');
    brisk.take([scene('a')], null);
    vi.advanceTimersByTime(650);
    expect(brisk.beat).toBe(2);
    const instant = at('instant');
    instant.take([scene('a')], null);
    expect(instant.scene).toBeNull();
  });

  it('waits for a touch step by step', () => {
    const stage = at('step');
    stage.take([scene('a')], null);
    vi.advanceTimersByTime(60_000);
    expect([stage.scene?.key, stage.beat]).toEqual(['a', 2]);
    stage.tap();
    expect(stage.scene).toBeNull();
  });

  it('never skips a result unseen: the first touch goes to it, the second closes', () => {
    const stage = at('normal');
    stage.take([scene('a')], null);
    stage.tap();
    expect([stage.scene?.key, stage.beat]).toEqual(['a', 2]);
    stage.tap();
    expect(stage.scene).toBeNull();
  });

  it('folds a backlog: the last four are shown', () => {
    const stage = at('normal');
    stage.take(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => scene(key)), null);
    expect(stage.scene?.key).toBe('c');
    stage.tap();
    stage.tap();
    expect(stage.scene?.key).toBe('d');
  });

  it('waits for the rest of an open scene, and goes on where it stood', () => {
    const stage = at('normal');
    stage.take([scene('a', [600, 2500], { isOpen: true })], null);
    vi.advanceTimersByTime(20_000);
    expect([stage.scene?.key, stage.beat]).toEqual(['a', 1]);
    stage.take([scene('a', [600, 2500, 800, 2500])], null);
    expect(stage.beat).toBe(2);
    vi.advanceTimersByTime(3300);
    expect(stage.scene).toBeNull();
  });

  it('shows only what is new of a scene that was closed', () => {
    const stage = at('normal');
    stage.take([scene('a', [600, 2500], { isOpen: true })], null);
    stage.tap();
    stage.tap();
    stage.take([scene('a', [600, 2500])], null);
    expect(stage.scene).toBeNull();
    stage.take([scene('a', [600, 2500, 800, 2500])], null);
    expect(stage.beat).toBe(2);
  });

  it('begins with what is to be read where motion is not wanted', () => {
    const stage = at('normal', true);
    stage.take([scene('a')], null);
    expect(stage.beat).toBe(2);
  });

  it('does not count time that nobody looks', () => {
    const stage = at('normal');
    vi.stubGlobal('document', { hidden: true });
    const heard: (() => void)[] = [];
    vi.stubGlobal('addEventListener', (_: string, call: () => void) => heard.push(call));
    stage.take([scene('a', [600])], null);
    vi.advanceTimersByTime(60_000);
    expect(stage.scene?.key).toBe('a');
    vi.stubGlobal('document', { hidden: false });
    heard[0]?.();
    vi.advanceTimersByTime(600);
    expect(stage.scene).toBeNull();
  });

  it('keeps a receipt open until it is closed', () => {
    const stage = at('instant');
    stage.open(scene('a'));
    vi.advanceTimersByTime(60_000);
    expect([stage.scene?.key, stage.beat, stage.lasts]).toEqual(['a', 2, null]);
    stage.tap();
    expect(stage.scene).toBeNull();
  });
});

describe('reading', () => {
  it('takes longer for longer texts', () => {
    expect(reading(2500, 'five beats three')).toBe(2500);
    expect(reading(2500, Array(20).fill('word').join(' '))).toBe(2980);
  });
});

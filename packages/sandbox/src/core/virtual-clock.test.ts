import { describe, expect, it } from 'vitest';
import { VirtualClock } from './virtual-clock.ts';

describe('the virtual clock', () => {
  it('rings in the order in which alarms fall due', () => {
    const clock = new VirtualClock();
    const rung: string[] = [];
    clock.after(3_000, () => rung.push('late'));
    clock.after(1_000, () => rung.push('early'));
    clock.after(10_000, () => rung.push('never'));
    clock.advance(5_000);
    expect(rung).toEqual(['early', 'late']);
    clock.stop();
  });

  it('waits longer when it is set back', () => {
    const clock = new VirtualClock();
    let rung = 0;
    clock.after(1_000, () => rung++);
    clock.advance(-60_000);
    clock.advance(30_000);
    expect(rung).toBe(0);
    clock.unset();
    clock.advance(1_000);
    expect(rung).toBe(1);
  });

  it('runs by itself in real time', async () => {
    const clock = new VirtualClock();
    const before = clock.now().getTime();
    await clock.wait(30);
    expect(clock.now().getTime() - before).toBeGreaterThanOrEqual(29);
  });

  it('stands when its time stands, until it is moved', () => {
    const clock = new VirtualClock(() => new Date('2026-11-27T00:00:00Z'));
    let rung = 0;
    clock.after(50, () => rung++);
    clock.advance(49);
    expect(rung).toBe(0);
    clock.advance(1);
    expect(rung).toBe(1);
    expect(clock.offsetMs).toBe(50);
  });

  it('forgets its alarms when it is stopped', () => {
    const clock = new VirtualClock();
    let rung = 0;
    clock.after(10, () => rung++);
    clock.stop();
    clock.advance(1_000);
    expect(rung).toBe(0);
  });
});

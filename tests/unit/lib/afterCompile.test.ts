import {tmpdir} from 'node:os';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {afterCompile} from '../../../src/lib/afterCompile';

const pause = 100;
const firstPause = 3_000;

interface Job {
  watched: Set<string>;
  begun: number;
  /** Ends the oldest running work. */
  end: (error?: Error) => Promise<void>;
  compile: () => void;
}

function job(): Job {
  const taps: Record<string, (argument: unknown) => void> = {};
  const hook = (name: string): object => ({
    tap: (_plugin: string, act: (argument: unknown) => void) => {
      taps[name] = act;
    },
  });
  const ends: ((error?: Error) => void)[] = [];
  const result: Job = {
    watched: new Set(),
    begun: 0,
    end: async (error) => {
      ends.shift()?.(error);
      await vi.advanceTimersByTimeAsync(0);
    },
    compile: () => {
      taps['afterCompile']?.({contextDependencies: result.watched});
      taps['done']?.({});
    },
  };
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      result.begun += 1;
      ends.push((error) => {
        if (error) reject(error);
        else resolve();
      });
    });
  const plugin = afterCompile([tmpdir(), '/no such folder'], work);
  plugin.apply({hooks: {afterCompile: hook('afterCompile'), done: hook('done')}} as never);
  return result;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('afterCompile', () => {
  it('runs when the dev server is idle after a compilation', async () => {
    const one = job();
    one.compile();
    await vi.advanceTimersByTimeAsync(firstPause - 1);
    one.compile();
    await vi.advanceTimersByTimeAsync(firstPause - 1);
    expect(one.begun).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(one.begun).toBe(1);
    expect([...one.watched]).toEqual([tmpdir()]);
    await one.end();
  });

  it('runs once more if compilations happened during a run', async () => {
    const one = job();
    one.compile();
    await vi.advanceTimersByTimeAsync(firstPause);
    for (let time = 0; time < 3; time += 1) {
      one.compile();
      await vi.advanceTimersByTimeAsync(pause);
    }
    expect(one.begun).toBe(1);
    await one.end();
    expect(one.begun).toBe(2);
    await one.end();
    expect(one.begun).toBe(2);
    one.compile();
    await vi.advanceTimersByTimeAsync(pause);
    expect(one.begun).toBe(3);
    await one.end();
  });

  it('prints errors and continues', async () => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const one = job();
    one.compile();
    await vi.advanceTimersByTimeAsync(firstPause);
    await one.end(new Error('broken'));
    expect(print).toHaveBeenCalledWith(new Error('broken'));
    print.mockRestore();
    one.compile();
    await vi.advanceTimersByTimeAsync(pause);
    expect(one.begun).toBe(2);
    await one.end();
  });
});

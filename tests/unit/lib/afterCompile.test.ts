import {beforeEach, describe, expect, it, vi} from 'vitest';
import {afterCompile} from '../../../src/lib/afterCompile';

const watched = new Set<string>();
let compile: () => void;
let end: ((error?: Error) => void)[];
let begun: number;

beforeEach(() => {
  watched.clear();
  end = [];
  begun = 0;
  const taps: Record<string, (argument: unknown) => void> = {};
  const hook = (name: string): object => ({
    tap: (_plugin: string, act: (argument: unknown) => void) => {
      taps[name] = act;
    },
  });
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      begun += 1;
      end.push((error) => {
        if (error) reject(error);
        else resolve();
      });
    });
  afterCompile(['/site/docs', '/site/data'], work).apply({hooks: {afterCompile: hook('afterCompile'), done: hook('done')}} as never);
  compile = () => {
    taps['afterCompile']?.({contextDependencies: watched});
    taps['done']?.({});
  };
});

const settle = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

describe('afterCompile', () => {
  it('works when the dev server has compiled, and has the folders watched', () => {
    expect(begun).toBe(0);
    compile();
    expect(begun).toBe(1);
    expect([...watched]).toEqual(['/site/docs', '/site/data']);
  });

  it('works once more after all compilations that came meanwhile', async () => {
    for (let time = 0; time < 3; time += 1) compile();
    expect(begun).toBe(1);
    end[0]?.();
    await settle();
    expect(begun).toBe(2);
    end[1]?.();
    await settle();
    expect(begun).toBe(2);
    compile();
    expect(begun).toBe(3);
  });

  it('prints what goes wrong, and goes on', async () => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    compile();
    end[0]?.(new Error('broken'));
    await settle();
    expect(print).toHaveBeenCalledWith(new Error('broken'));
    print.mockRestore();
    compile();
    expect(begun).toBe(2);
  });
});

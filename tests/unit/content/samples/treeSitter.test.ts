import type * as TreeSitter from '@vscode/tree-sitter-wasm';
import {expect, it, vi} from 'vitest';
import {requirePackage} from '../../../../src/content/samples/packageTool';
import type {Sample} from '../../../../src/content/samples/types';

it('starts tree-sitter once for concurrent requests of grammars', async () => {
  // Test files share modules, so another test file may have started tree-sitter.
  vi.resetModules();
  const {treeSitterChecker} = await import('../../../../src/content/samples/checkers/treeSitter');
  const {Parser} = requirePackage('@vscode/tree-sitter-wasm') as typeof TreeSitter;
  const init = vi.spyOn(Parser, 'init');
  const samples = [
    {language: 'python', text: 'print(1)'},
    {language: 'javascript', text: 'f(1);'},
    {language: 'ini', text: '[a]\nb=1'},
  ] as Sample[];
  const found = await Promise.all([
    treeSitterChecker().check(samples),
    treeSitterChecker().check(samples),
  ]);
  expect(found.flat(2)).toEqual([]);
  expect(init).toHaveBeenCalledTimes(1);
});

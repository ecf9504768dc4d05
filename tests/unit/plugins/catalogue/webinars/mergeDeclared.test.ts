import {expect, it} from 'vitest';
import {mergeDeclared} from '../../../../../src/plugins/catalogue/webinars/mergeDeclared';
import type {Webinar} from '../../../../../src/plugins/catalogue/webinars/schema';

const video = (id: string, facts: Partial<Webinar> = {}): Webinar => ({
  id,
  title: `Title of ${id} on the platform`,
  description: '',
  date: '2026-01-31',
  topics: [],
  speakers: [],
  ...facts,
});

it('adds topics, speakers and duration of the entry with the same id, and guesses none', () => {
  const declared = [
    video('video-1', {
      title: 'Another title',
      topics: ['networking'],
      speakers: ['A speaker'],
      duration: 45,
    }),
    video('video-9', {topics: ['storage']}),
  ];
  expect(mergeDeclared([video('video-1'), video('video-2')], declared)).toEqual([
    video('video-1', {topics: ['networking'], speakers: ['A speaker'], duration: 45}),
    video('video-2'),
  ]);
});

it('lists a video once if the playlist contains it twice', () =>
  expect(mergeDeclared([video('video-1'), video('video-1')], [])).toHaveLength(1));

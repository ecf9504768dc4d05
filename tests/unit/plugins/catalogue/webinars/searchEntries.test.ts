import {expect, it} from 'vitest';
import {webinarSearchEntries} from '../../../../../src/plugins/catalogue/webinars/searchEntries';

it('gives each webinar one entry with the address of the list filtered to it', () => {
  const webinar = {
    id: 'fixture-video',
    title: 'Plan & run a network',
    description: 'Addresses and routes.',
    date: '2026-01-15',
    topics: ['disaster-recovery'],
    speakers: ['A speaker'],
  };
  expect(webinarSearchEntries([webinar])).toMatchObject([
    {
      url: '/webinars?q=Plan%20%26%20run%20a%20network',
      title: 'Plan & run a network',
      lines: ['Addresses and routes.', 'Disaster recovery', 'A speaker'],
    },
  ]);
});

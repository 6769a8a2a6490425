import type { Culture, Person } from '../../catalog-format';

/** A list of a person: how many offers it takes, from which place in the catalog on. */
interface ListRow {
  name: string;
  description: string;
  size: number;
  hasArchived?: boolean;
}

/** What sets one person apart from the others. */
export interface PersonRow {
  key: string;
  name: string;
  loginType: Person['loginType'];
  culture: Culture;
  company: 'municipality' | 'water';
  roles: string[];
  groups: string[];
  phrases: string[];
  lists: ListRow[];
}

/** The people one can sign in as; the names are made up. */
export const peopleRows: readonly PersonRow[] = [
  {
    key: 'participant',
    name: 'Alex Holm',
    loginType: 'user',
    // A Dane whose company works in English: the interface starts in the company's language.
    culture: 'en-GB',
    company: 'municipality',
    roles: ['participant'],
    groups: ['31', '32'],
    phrases: ['førstehjælp', 'excel', 'kørekort', 'demens'],
    lists: [
      {
        name: 'To learn this year',
        description: 'A little of everything, in no particular order.',
        size: 45,
      },
      {
        name: 'For the Monday meeting',
        description: 'Short things that we can watch together.',
        size: 6,
        hasArchived: true,
      },
      { name: 'Safety first', description: '', size: 4 },
    ],
  },
  {
    key: 'manager',
    name: 'Robin Dahl',
    loginType: 'user',
    culture: 'en-GB',
    company: 'municipality',
    roles: ['manager', 'instructor', 'caseworker'],
    groups: ['31', '33'],
    phrases: ['leadership', 'budget', 'recruiting'],
    lists: [
      {
        name: 'For the team',
        description: 'What I would like all of us to have seen before the summer.',
        size: 12,
      },
      { name: 'New colleagues', description: 'A good first month.', size: 7 },
      { name: 'My own reading', description: '', size: 5 },
    ],
  },
  {
    key: 'second',
    name: 'Kim Nygard',
    loginType: 'user',
    culture: 'nn-NO',
    company: 'municipality',
    roles: ['participant'],
    groups: ['32'],
    phrases: ['barnehage', 'uteliv'],
    lists: [
      { name: 'Turar og bål', description: 'Til planleggingsdagen i barnehagen.', size: 8 },
      { name: 'Les seinare', description: '', size: 5 },
      { name: 'Saman med Alex', description: 'Det vi vil ta i lag.', size: 4 },
    ],
  },
  {
    key: 'polish',
    name: 'Maja Zielińska',
    loginType: 'user',
    culture: 'pl-PL',
    company: 'municipality',
    roles: ['participant'],
    groups: ['34'],
    phrases: ['pierwsza pomoc', 'duński', 'kuchnia'],
    lists: [
      { name: 'Na początek', description: 'Kursy na pierwsze tygodnie pracy.', size: 6 },
      { name: 'Język duński', description: 'Wszystko, co pomaga mówić.', size: 4 },
      { name: 'Później', description: '', size: 5 },
    ],
  },
  {
    key: 'company',
    name: 'Elmvik Water',
    loginType: 'company',
    culture: 'en-GB',
    company: 'water',
    roles: [],
    groups: [],
    phrases: [],
    lists: [],
  },
  {
    key: 'public',
    name: 'Public',
    loginType: 'public',
    culture: 'da-DK',
    company: 'municipality',
    roles: [],
    groups: [],
    phrases: [],
    lists: [],
  },
];

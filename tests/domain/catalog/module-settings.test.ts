import { describe, expect, it } from 'vitest';
import { itemTypes } from '../../../src/domain/activities/item-types';
import {
  availableTypes,
  type ModuleName,
  type ModuleSettings,
} from '../../../src/domain/catalog/module-settings';

const names: ModuleName[] = [
  'pointSystem',
  'ownRegistration',
  'targetGroups',
  'elearning',
  'conference',
  'ticketEvent',
  'timeBooking',
  'education',
  'conversation',
  'scorm',
  'video',
  'pdf',
  'moodle',
  'podcast',
  'edesigner',
  'externalLink',
  'armory',
];
const modules = (...on: ModuleName[]) =>
  Object.fromEntries(names.map((name) => [name, on.includes(name)])) as ModuleSettings;
const always = ['course', 'article', 'plan', 'skill'];

describe('the types of the type filter', () => {
  it('are those without a module when every module is off [A-062]', () => {
    expect(availableTypes(modules())).toEqual(always);
  });

  it.each([
    ['elearning', 'eLearning'],
    ['conference', 'conference'],
    ['ticketEvent', 'ticketScheme'],
    ['timeBooking', 'timebooking'],
    ['education', 'education'],
    ['conversation', 'conversation'],
    ['scorm', 'scorm'],
    ['video', 'video'],
    ['pdf', 'pdf'],
    ['moodle', 'moodle'],
    ['podcast', 'audio'],
    ['edesigner', 'eDesigner'],
    ['externalLink', 'externalLink'],
  ] as const)('include with the module %s the type %s [R-VALID-039]', (module, type) => {
    expect(availableTypes(modules(module))).toEqual([...always, type]);
  });

  it('are all of them when all seventeen modules are on [R-ENTITY-004]', () => {
    expect(names).toHaveLength(17);
    expect(availableTypes(modules(...names)).sort()).toEqual([...itemTypes].sort());
  });
});

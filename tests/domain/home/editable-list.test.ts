import { expect, it } from 'vitest';
import { isEditable } from '../../../src/domain/home/editable-list';
import { aBlock } from './a-block';

it.each([
  [true, 'user', true],
  [true, 'company', false],
  [true, 'public', false],
  [false, 'user', false],
])(
  'lists with the flag %s are editable for a %s: %s [R-HOME-035 R-ROLE-011]',
  (allowsUserEdit, login, expected) => {
    expect(isEditable(aBlock('CustomList', { allowsUserEdit }), { login })).toBe(expected);
    expect(isEditable(aBlock('News', { allowsUserEdit }), { login })).toBe(false);
  },
);

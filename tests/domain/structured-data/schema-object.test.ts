import { describe, expect, it } from 'vitest';
import { graphOf, schemaObject } from '../../../src/domain/structured-data/schema-object';
import type { ItemListObject, MediaObject } from '../../../src/domain/structured-data/schema-types';

const audio = { '@type': 'AudioObject', name: 'Questions', url: 'https://portal.example/9' } as const;

describe('an object', () => {
  it('has no empty properties', () => {
    expect(
      schemaObject<MediaObject>({ ...audio, description: '', duration: undefined, inLanguage: 'da' }),
    ).toEqual({ ...audio, inLanguage: 'da' });
  });

  it.each([{ name: '' }, { name: undefined }, { url: undefined }])('is left out with %j', (missing) => {
    expect(schemaObject<MediaObject>({ ...audio, ...missing })).toBeUndefined();
  });

  it('is left out without the entries that it requires', () => {
    expect(schemaObject<ItemListObject>({ '@type': 'ItemList', itemListElement: [] })).toBeUndefined();
  });
});

describe('the graph of a screen', () => {
  it('has the objects that exist', () => {
    expect(graphOf([undefined, audio])).toEqual({ '@context': 'https://schema.org', '@graph': [audio] });
  });

  it.each([[[]], [[undefined]]])('of %j does not exist', (objects) => {
    expect(graphOf(objects)).toBeUndefined();
  });
});

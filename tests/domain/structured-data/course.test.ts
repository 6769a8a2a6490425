import { describe, expect, it } from 'vitest';
import { itemTypes } from '../../../src/domain/activities/item-types';
import { courseOfCard, courseOfMaterials, courseOfResult } from '../../../src/domain/structured-data/course';
import { homeItem, resultItem, site } from './some-items';
import { problemsOf } from './validate-graph';

const course = {
  '@type': 'Course',
  name: 'First aid',
  description: 'Learn to help.',
  provider: { '@type': 'Organization', name: 'Elmvik' },
};
const url = 'https://portal.example/participant/activity-details?ktid=7';

describe('a course', () => {
  it('from a result has the fields of the result [R-ENTITY-046]', () => {
    const item = resultItem({
      image: 'https://gallery.example/images/1?size=medium',
      language: 'da-DK',
      classId: '3',
      className: 'Class 1',
      date: '2026-03-09',
    });
    const found = courseOfResult(item, site);
    expect(found).toEqual({
      ...course,
      url,
      image: 'https://gallery.example/images/1?size=medium',
      inLanguage: 'da-DK',
      hasCourseInstance: { '@type': 'CourseInstance', name: 'Class 1', startDate: '2026-03-09' },
    });
    expect(problemsOf(found)).toEqual([]);
  });

  it('from a card has the details of the card [R-ENTITY-028 O-20]', () => {
    const details = {
      startDate: '2026-03-09',
      durationMinutes: 60,
      price: 'DKK 450',
      level: 'Basic',
      location: 'Online',
    };
    const found = courseOfCard(homeItem({ wideImage: '/images/2', details }), site);
    expect(found).toEqual({
      ...course,
      url,
      image: 'https://portal.example/images/2',
      educationalLevel: 'Basic',
      offers: { '@type': 'Offer', price: '450', priceCurrency: 'DKK' },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        startDate: '2026-03-09',
        duration: 'PT1H',
        location: 'Online',
      },
    });
    expect(problemsOf(found)).toEqual([]);
  });

  it('from a card of e-learning is online', () => {
    const item = homeItem({ type: 'eLearning', details: { startDate: '2026-03-09T09:00' } });
    expect(courseOfCard(item, site)?.hasCourseInstance).toEqual({
      '@type': 'CourseInstance',
      startDate: '2026-03-09T08:00:00.000Z',
      courseMode: 'Online',
    });
  });

  it('without a date has its own duration', () => {
    expect(courseOfCard(homeItem({ details: { durationMinutes: 45 } }), site)).toEqual({
      ...course,
      url,
      timeRequired: 'PT45M',
    });
  });

  it('with media has the address of its screen [R-ENTITY-065]', () => {
    const found = courseOfMaterials(
      {
        id: '5',
        type: 'course',
        name: 'First aid',
        description: 'Learn to help.',
        outline: { ungrouped: [], groups: [] },
      },
      { ...site, catalogId: '4' },
    );
    expect(found).toEqual({
      ...course,
      url: 'https://portal.example/learn/catalog/play-media-on-course/5?id=4',
    });
  });

  it('of a block with areas of its own leads there', () => {
    expect(courseOfCard(homeItem(), site, { course: 'courseChoice' })?.url).toBe(
      'https://portal.example/course-choice?id=7',
    );
  });

  it('is only made from a type that is a course', () => {
    const types = itemTypes.filter((type) => courseOfResult(resultItem({ type }), site));
    expect(types).toEqual(['course', 'education', 'eLearning']);
    const { id, name, description = '', openInNewWindow } = homeItem();
    expect(courseOfCard({ id, name, description, openInNewWindow }, site)).toBeUndefined();
    expect(itemTypes.filter((type) => courseOfCard(homeItem({ type }), site))).toEqual(types);
  });

  it.each([{ title: ' ' }, { description: '' }, { description: '<p></p>' }, { isArchived: true }])(
    'is left out with %j',
    (missing) => {
      expect(courseOfResult(resultItem(missing), site)).toBeUndefined();
    },
  );

  it('is left out without a provider', () => {
    expect(courseOfResult(resultItem(), { ...site, provider: '' })).toBeUndefined();
  });

  it('has no image that needs a token [O-10]', () => {
    const image = 'https://gallery.example/images/1?access_token=';
    expect(courseOfResult(resultItem({ image }), site)).not.toHaveProperty('image');
  });
});

import type { Five } from '../five';

/** The area tags of the academy; a subject carries one, and some also a second. */
export type Area =
  | 'health'
  | 'care'
  | 'school'
  | 'daycare'
  | 'it'
  | 'data'
  | 'leadership'
  | 'teamwork'
  | 'safety'
  | 'technical'
  | 'climate'
  | 'law'
  | 'economy'
  | 'citizens'
  | 'culture'
  | 'language';

/** The audience of a subject, as tags. */
export type Audience =
  | 'everyone'
  | 'newcomers'
  | 'leaders'
  | 'careStaff'
  | 'schoolStaff'
  | 'daycareStaff'
  | 'outdoorCrews'
  | 'kitchenStaff'
  | 'caseworkers'
  | 'officeStaff'
  | 'volunteers'
  | 'stewards';

/** What kind of subject it is: it decides which formats make sense beside those that suit every subject. */
export type SubjectKind = 'practical' | 'digital' | 'care' | 'people' | 'office' | 'service';

/** One thing that a municipality teaches, written by hand in five languages. */
export interface Subject {
  key: string;
  area: Area;
  kind: SubjectKind;
  audience: Audience;
  isMandatory?: boolean;
  title: Five;
  /** Two sentences. */
  about: Five;
}

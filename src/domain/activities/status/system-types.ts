import type { TextKey } from '../../text-key';

/** The system types by which the my-activities page filters. @see R-STATUS-056 */
export const systemTypes = {
  Course: { id: 1, label: 'TYPE_COURSE' },
  ELearning: { id: 2, label: 'TYPE_ELEARNING' },
  Conference: { id: 3, label: 'TYPE_CONFERENCE' },
  TimeBooking: { id: 5, label: 'TYPE_TIME_BOOKING' },
  Education: { id: 6, label: 'TYPE_EDUCATION' },
  Conversation: { id: 9, label: 'TYPE_CONVERSATION' },
  Skill: { id: 10, label: 'TYPE_SKILL' },
  Plan: { id: 11, label: 'TYPE_PLAN' },
} as const satisfies Record<string, { id: number; label: TextKey }>;

/** The details by which people choose. An item has those that its server sends. @see O-20 */
export type ItemDetails = {
  startDate?: string;
  endDate?: string;
  /** The last day on which the activity can be completed. */
  deadline?: string;
  durationMinutes?: number;
  location?: string;
  seatsLeft?: number;
  price?: string;
  level?: string;
  progress?: Progress;
};

/** How many parts of an activity a person completed, or how many seconds of media they played. */
export type Progress = { completed: number; total: number; isTime?: boolean };

/** Returns the progress as a percentage, 0 to 100. A plan that lost parts is complete, not more than complete. */
export const percentOf = ({ completed, total }: Progress): number =>
  Math.round((Math.min(Math.max(completed, 0), total) / total) * 100);

/** Of interviews and their times */
export const interviewProblems = {
  'interviews.notFound': 404,
  'interviews.over': 409,
  'interviews.slotTaken': 409,
  'interviews.slotNeeded': 400,
  'interviews.timeInPast': 400,
  'interviews.unknownInterviewer': 400,
  /** Who may not write what they think of a candidate; names of the first. */
  'interviews.cannotAssess': 409,
  /** Which one, and when. */
  'interviews.interviewerBusy': 409,
  'interviews.tooManyTimes': 409,
  'interviews.timeNotFound': 404,
  /** The moment until which candidates choose must come, and before the last time begins. */
  'interviews.answerByTooLate': 400,
  'interviews.timeChosen': 409,
  'interviews.onlyTimeOffered': 409,
  'interviews.begun': 409,
  'interviews.notBegun': 409,
  /** More candidates have chosen the time than it would have seats. */
  'interviews.seatsTaken': 409,
  /** Another change of the same day has not happened yet. */
  'interviews.dayHeld': 409,
  'interviews.nothingWished': 409,
  /** None of the offered times can be chosen any more. */
  'interviews.noTimeLeft': 409,
  /** Who has no room of their own for interviews by video. */
  'interviews.noRoom': 400,
  'interviews.roomsNotMade': 400,
} as const satisfies Record<string, number>

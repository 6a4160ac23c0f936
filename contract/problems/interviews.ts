export const interviewProblems = {
  'interviews.notFound': 404,
  'interviews.over': 409,
  'interviews.slotTaken': 409,
  'interviews.slotNeeded': 400,
  'interviews.timeInPast': 400,
  'interviews.unknownInterviewer': 400,
  /** Some of the interviewers may not assess candidates; the problem names the first of them. */
  'interviews.cannotAssess': 409,
  /** The problem has the interviewer and the time. */
  'interviews.interviewerBusy': 409,
  'interviews.tooManyTimes': 409,
  'interviews.timeNotFound': 404,
  /** The deadline for choosing must be in the future, and before the last time begins. */
  'interviews.answerByTooLate': 400,
  'interviews.timeChosen': 409,
  'interviews.onlyTimeOffered': 409,
  'interviews.begun': 409,
  'interviews.notBegun': 409,
  /** More candidates have chosen the time than it would have seats. */
  'interviews.seatsTaken': 409,
  /** Another change of the same day is still held. */
  'interviews.dayHeld': 409,
  'interviews.nothingWished': 409,
  /** All offered times are full or over. */
  'interviews.noTimeLeft': 409,
  /** The interviewer has no video room. */
  'interviews.noRoom': 400,
  'interviews.roomsNotMade': 400,
} as const satisfies Record<string, number>

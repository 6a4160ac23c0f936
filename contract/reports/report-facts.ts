// The groupings of reports, without schemas, so that pages can use them without loading zod.

const timeGroups = ['day', 'week', 'month'] as const

export const profileGroups = [
  'university',
  'faculty',
  'city',
  'class',
  'level',
  'gender',
  'ageBand',
  'fit',
  'source',
] as const

export const applicationGroups = [
  ...timeGroups,
  'form',
  'status',
  'step',
  ...profileGroups,
  'tag',
  'answer',
  'assignee',
] as const

export const participantGroups = [...timeGroups, 'form', 'status', ...profileGroups, 'tag', 'answer'] as const

/** Periods that end today: a number of days, the school year (from September) and the calendar year. */
export const movingPeriods = ['7', '30', '90', 'schoolYear', 'year'] as const
export type MovingPeriod = (typeof movingPeriods)[number]

/** By the age on the day of submission. */
export const ageBands = ['0-17', '18-20', '21-23', '24-26', '27-29', '30-39', '40+'] as const

/** Whether the candidate applied or the organization entered them. */
const sources = ['applied', 'entered'] as const
export type Source = (typeof sources)[number]

/** Smaller groups are hidden in reports on gender, age or answers. */
export const fewestTold = 5

/** Members without access to applications see numbers of whole weeks with at least this many applications. */
export const fewestInPeriod = 20

/** And these are rounded to multiples of this. */
export const roundedTo = 5

/** The groupings for these members. Steps, tags, members and answers need read access to applications. */
export const closedGroups = [...timeGroups, 'form', 'status', ...profileGroups] as const

export const overviewParts = [
  'funnel',
  'days',
  'lastHours',
  'givingUp',
  'decisions',
  'fit',
  'places',
  'interviews',
  'messages',
  'payments',
  'load',
] as const
export type OverviewPart = (typeof overviewParts)[number]

import { z } from 'zod'
import { call, wholeNumber } from '../call.ts'
import { oneLine } from '../fields/one-line.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { open, write } from '../may.ts'
import { companyParams } from '../params.ts'

// A participant's academic results by year: typed by a member, or read from the transcript of a term.

const participantParams = companyParams.extend({ id: Id })

const yearParams = participantParams.extend({ year: wholeNumber(1990, 2099) })

const year = z.number().int().min(1990).max(2099)

const StudyYear = z
  .object({
    year: year.describe('In which it begins: 2026 is 2026–27'),
    className: z.string().nullable(),
    gpa: z.number().nullable(),
    gpaScale: z.number().int().nullable().describe('The scale: 4 or 100'),
    graduationYear: z.number().int().nullable(),
    term: z.object({ id: Id, name: z.string() }).nullable().describe('The term whose transcript it was read from'),
    writtenBy: z.string().nullable(),
    writtenAt: Moment,
  })
  .meta({ id: 'StudyYear' })
export type StudyYear = z.infer<typeof StudyYear>

export const listStudyYears = call('GET', '/companies/:companyId/participants/:id/study-years', {
  summary: 'Class, GPA and graduation year of a participant, year by year',
  params: participantParams,
  whole: true,
  output: z.object({ items: z.array(StudyYear) }),
  problems: ['participants.notFound'],
  may: open('Participants'),
})

export const saveStudyYear = call('PUT', '/companies/:companyId/participants/:id/study-years/:year', {
  summary: 'Record a participant’s class and GPA for a year, replacing what was there',
  params: yearParams,
  body: z
    .object({
      className: oneLine(40).nullable().default(null),
      gpa: z.number().min(0).max(100).nullable().default(null),
      gpaScale: z
        .union([z.literal(4), z.literal(100)])
        .nullable()
        .default(null),
      graduationYear: year.nullable().default(null),
      termId: Id.nullable().default(null).describe('The term whose transcript it is read from'),
    })
    .check(({ value, issues }) => {
      const { className, gpa, gpaScale, graduationYear } = value
      const wrong = (path: string, message: string) =>
        issues.push({ code: 'custom', path: [path], message, input: value })
      if ((gpa === null) !== (gpaScale === null)) wrong('gpaScale', 'fields.required')
      if (gpa !== null && gpaScale !== null && gpa > gpaScale) wrong('gpa', 'fields.beyondScale')
      if (!className && gpa === null && graduationYear === null) wrong('className', 'fields.required')
    })
    .meta({ examples: [{ className: '3. sınıf', gpa: 3.42, gpaScale: 4 }] }),
  output: StudyYear,
  problems: ['participants.notFound', 'terms.notFound', 'retention.anonymised'],
  may: write('Participants'),
})

export const removeStudyYear = call('DELETE', '/companies/:companyId/participants/:id/study-years/:year', {
  summary: 'Delete what was recorded for a year',
  params: yearParams,
  output: z.null(),
  status: 204,
  problems: ['participants.notFound'],
  may: write('Participants'),
})

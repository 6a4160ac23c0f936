import { z } from 'zod'
import { call } from '../call.ts'
import { dryRun } from '../fields/filtered-target.ts'
import { oneLine, paragraphs } from '../fields/one-line.ts'
import { Day, Email, Id, Moment, Name, Surname } from '../fields/patterns.ts'
import { longestText } from '../forms/answer-check.ts'
import { EducationLevelCode, Gender } from '../forms/eligibility.ts'
import { write } from '../may.ts'
import { formParams } from '../params.ts'
import { EntryGround } from './entry-words.ts'

// Entering people who applied on paper, by e-mail or at a fair.

/** The most people of one act or one file. */
export const mostEntries = 5000

const school = oneLine(200).min(2)
const referenceId = z.number().int().min(1).max(2_147_483_647)

const EnteredEducation = z.object({
  level: EducationLevelCode,
  classId: referenceId.nullable().optional(),
  universityId: referenceId.nullable().optional(),
  school: school.nullable().optional().describe('The name of the school; known universities are recognised by it'),
  department: school.nullable().optional(),
  gpa: z.number().min(-100).max(1000).nullable().optional().describe('With the system that it belongs to'),
  gpaSystemId: referenceId.nullable().optional(),
})

export const EnteredCandidate = z
  .object({
    email: Email.nullable()
      .optional()
      .describe(
        'Without one the person is not invited: they can’t take over the application, and the organization has to inform them',
      ),
    name: Name,
    surname: Surname,
    phone: oneLine(1000)
      .nullable()
      .optional()
      .describe('An invalid number is left out and reported; the person is still added'),
    education: EnteredEducation.nullable().optional(),
    birthDate: Day.nullable().optional(),
    gender: Gender.nullable().optional(),
    nationalityId: referenceId.nullable().optional(),
    cityId: referenceId.nullable().optional(),
    answers: z
      .record(
        Id,
        z.union([z.string().max(longestText.longText), z.number(), z.boolean(), z.array(z.string().max(40)).max(100)]),
      )
      .optional()
      .describe('By the ids of questions, as answers are stored; files cannot be entered'),
  })
  .meta({ id: 'EnteredCandidate' })
export type EnteredCandidate = z.infer<typeof EnteredCandidate>

/** What every call says that enters people: a note on the ground, and how many the person saw. */
export const enteringFields = {
  groundNote: paragraphs(500).default('').describe('For example where their consents or contracts are kept'),
  expected: z
    .number()
    .int()
    .min(0)
    .optional()
    .describe('How many matches the person saw. If the number differs, the call is refused with `acts.targetChanged`'),
  dryRun,
}

const groundFields = {
  ground: EntryGround.default('request').describe(
    'The legal basis for adding these people (KVKK); stored with who added them and when, and shown to each. `request` if left out: they applied to the organization themselves, which this call is for',
  ),
}

const EntryRefusal = z
  .object({
    reason: z
      .enum(['invalid', 'repeated', 'duplicate', 'unwanted', 'dayLimit'])
      .describe(
        'A row with problems; a repeated address; a person who has already applied; a person who asked to be removed; beyond the daily limit of an unverified organization',
      ),
    count: z.number().int(),
    sample: z.array(z.object({ line: z.number().int(), email: z.string() })).describe('The first of them'),
  })
  .meta({ id: 'EntryRefusal' })
export type EntryRefusal = z.infer<typeof EntryRefusal>

export const EntryAnswer = z
  .object({
    actId: Id.nullable().describe('Null if no one was added: a dry run, or all were refused'),
    changed: z.number().int().describe('How many were added, or would be'),
    refused: z.array(EntryRefusal),
    withoutEmail: z.number().int().describe('How many are added without an address, and so are not notified'),
    withoutPhone: z
      .object({ count: z.number().int(), sample: EntryRefusal.shape.sample })
      .describe('Added without the phone number, because it is not valid'),
    keptUntil: Moment.describe('Applications not taken over by then are removed, and the credit is not returned'),
    credits: z.number().int().describe('How many application credits were used, or would be'),
    creditsLeft: z.number().int().describe('Application credits left: before a dry run, after the action'),
    fit: z.object({ fits: z.number().int(), doesNotFit: z.number().int(), unknown: z.number().int() }),
    quota: z
      .object({ places: z.number().int(), taken: z.number().int() })
      .nullable()
      .describe(
        'If applications are limited: the places, and how many are taken before these. Adding people is not limited by it',
      ),
    closedAt: Moment.nullable().describe('The form no longer takes applications. People can still be added'),
  })
  .meta({ id: 'EntryAnswer' })
export type EntryAnswer = z.infer<typeof EntryAnswer>

export const enterCandidates = call('POST', '/companies/:companyId/forms/:formId/applications/manuel', {
  summary:
    'Add people who applied in another way. Each is invited by e-mail to take over the application or have it removed',
  params: formParams,
  body: z
    .object({
      candidates: z.array(EnteredCandidate).min(1).max(mostEntries).optional().describe('Either these, or a list'),
      listId: Id.optional().describe('The valid rows of a list read from a file or typed'),
      ...groundFields,
      ...enteringFields,
    })
    .check(({ value, issues }) => {
      if ((value.candidates === undefined) === (value.listId === undefined))
        issues.push({ code: 'custom', path: ['candidates'], message: 'fields.candidates', input: value })
    })
    .meta({
      examples: [
        {
          candidates: [{ email: 'aday@kopru.test', name: 'Ayşe', surname: 'Yılmaz', phone: '+905321234567' }],
          ground: 'request',
          dryRun: true,
        },
      ],
    }),
  output: EntryAnswer,
  problems: [
    'forms.notFound',
    'forms.wrongState',
    'forms.archived',
    'entries.listNotFound',
    'data.notFound',
    'acts.targetChanged',
    'credits.exhausted',
  ],
  bytes: 3_000_000,
  may: write('Applications'),
})

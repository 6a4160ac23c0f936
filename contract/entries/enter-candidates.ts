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
        'Without one nobody is invited: they cannot take the application over, and the organization notifies them',
      ),
    name: Name,
    surname: Surname,
    phone: oneLine(1000)
      .nullable()
      .optional()
      .describe('One that is no phone number is left out and reported; the person is entered all the same'),
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
    .describe('How many the person saw. Another number is refused with `acts.targetChanged`'),
  dryRun,
}

const groundFields = {
  ground: EntryGround.default('request').describe(
    'Why the organization may enter these people (KVKK); kept with who entered them and when, and shown to each. Left out it is `request`: they applied to the organization themselves, for which this call is',
  ),
}

const EntryRefusal = z
  .object({
    reason: z
      .enum(['invalid', 'repeated', 'duplicate', 'unwanted', 'dayLimit'])
      .describe(
        'A bad row; an address that stands twice; somebody who has applied already; somebody who asked to be removed; more than an unverified organization enters in a day',
      ),
    count: z.number().int(),
    sample: z.array(z.object({ line: z.number().int(), email: z.string() })).describe('The first of them'),
  })
  .meta({ id: 'EntryRefusal' })
export type EntryRefusal = z.infer<typeof EntryRefusal>

export const EntryAnswer = z
  .object({
    actId: Id.nullable().describe('Null where nobody was entered: a dry run, or everybody was refused'),
    changed: z.number().int().describe('How many were entered, or would be'),
    refused: z.array(EntryRefusal),
    withoutEmail: z.number().int().describe('How many are entered without an address, and so hear nothing from us'),
    withoutPhone: z
      .object({ count: z.number().int(), sample: EntryRefusal.shape.sample })
      .describe('Entered without the phone that was given, because it is none'),
    keptUntil: Moment.describe('Who has not taken the application over by then is removed, and the credit is spent'),
    credits: z.number().int().describe('How many application credits it took, or would take'),
    creditsLeft: z.number().int().describe('Of application credits: before a dry run, after the act'),
    fit: z.object({ fits: z.number().int(), doesNotFit: z.number().int(), unknown: z.number().int() }),
    quota: z
      .object({ places: z.number().int(), taken: z.number().int() })
      .nullable()
      .describe(
        'Where applications are limited: the places, and how many are taken before these. Entering is not bound by it',
      ),
    closedAt: Moment.nullable().describe('The form takes no applications any more. Entering is not bound by it'),
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
      listId: Id.optional().describe('The good rows of a list that was read from a file or typed'),
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

import { z } from 'zod'
import { call } from '../call.ts'
import { oneLine } from '../fields/one-line.ts'
import { Iban, Moment, Name, Surname, Tckn } from '../fields/patterns.ts'
import { Gender } from '../forms/eligibility.ts'
import { tenMinutes } from '../fresh.ts'
import { candidate } from '../may.ts'
import { candidateParams } from '../params.ts'
import {
  citizenChecks,
  housings,
  incomeBands,
  optionalParts,
  parentStates,
  profileParts,
  relativeKinds,
} from './candidate-facts.ts'
import { PersonalFacts } from './personal-facts.ts'

// The profile that a candidate fills in once and submits with every application.

const referenceId = z.number().int().min(1).max(2_147_483_647)
const day = z.iso.date()

/** An identity number as it is shown: only its last digits. */
const MaskedCitizen = z.object({
  masked: z.string().describe('*******8950'),
  checkedBy: z.enum(citizenChecks),
  checkedAt: Moment,
})

const MaskedBank = z.object({
  masked: z.string().describe('TR33 **** **** **** **** **13 26'),
  owner: z.string(),
  bankName: z.string().nullable().describe('By the code in the IBAN; null if no bank has it'),
})

export const CandidateProfile = PersonalFacts.extend({
  gsmVerified: z.boolean(),
  photo: z.string().nullable().describe('Address of the photo'),
  citizen: MaskedCitizen.nullable(),
  bank: MaskedBank.nullable(),
  isAccountActivated: z.boolean().describe('There is at least one education'),
}).meta({ id: 'CandidateProfile' })
export type CandidateProfile = z.infer<typeof CandidateProfile>

export const readCandidateProfile = call('GET', '/candidates/:candidateId/profile', {
  summary: 'The candidate’s profile; identity and bank numbers are masked',
  params: candidateParams,
  output: CandidateProfile,
  may: candidate,
})

const Personal = z.object({
  name: Name.optional(),
  surname: Surname.optional(),
  birthDate: day.nullable().optional(),
  gender: Gender.nullable().optional(),
  nationalityId: referenceId.nullable().optional(),
  about: z.string().trim().max(2000).optional(),
})

const wasBefore = 'As it was when the form was opened; where it is something else by now, nothing is saved'

export const changeCandidateProfile = call('PUT', '/candidates/:candidateId/profile', {
  summary: 'Change personal details; fields left out stay as they are',
  params: candidateParams,
  body: Personal.extend({
    was: Personal.extend({ name: z.string().max(200), surname: z.string().max(200) })
      .partial()
      .optional()
      .describe(wasBefore),
  }),
  output: CandidateProfile,
  problems: ['data.notFound', 'candidates.birthDate', 'candidates.partChanged'],
  may: candidate,
})

export const changeCandidateLocation = call('PUT', '/candidates/:candidateId/profile/location', {
  summary: 'Change where the candidate lives',
  params: candidateParams,
  body: z.object({
    countryId: referenceId,
    cityId: referenceId.nullable(),
    townId: referenceId.nullable().optional(),
    was: z
      .object({ countryId: referenceId, cityId: referenceId.nullable(), townId: referenceId.nullable() })
      .partial()
      .optional()
      .describe(wasBefore),
  }),
  output: CandidateProfile,
  problems: ['data.notFound', 'candidates.partChanged'],
  may: candidate,
})

export const changeCandidateBank = call('PUT', '/candidates/:candidateId/profile/bank', {
  summary: 'Set or remove the bank account that payments go to; it is stored encrypted',
  params: candidateParams,
  body: z.object({
    bank: z.object({ iban: Iban, owner: oneLine(150).min(2) }).nullable(),
    was: z
      .object({ masked: z.string().max(60).nullable(), owner: z.string().max(200).nullable() })
      .partial()
      .optional()
      .describe(wasBefore),
  }),
  output: CandidateProfile,
  problems: ['candidates.partChanged'],
  may: candidate,
  fresh: tenMinutes,
})

export const saveCitizen = call('POST', '/candidates/:candidateId/citizen', {
  summary:
    'Set the Turkish ID number; its check digits or the national service must confirm it. It is stored encrypted',
  params: candidateParams,
  body: z.object({
    tckn: Tckn,
    birthYear: z
      .number()
      .int()
      .min(1900)
      .max(2100)
      .meta({ examples: [2004] })
      .optional()
      .describe('For the national service, if it is not in the profile'),
    was: z
      .object({ masked: z.string().max(20).nullable() })
      .partial()
      .optional()
      .describe(wasBefore),
  }),
  output: MaskedCitizen,
  problems: ['citizen.refused', 'citizen.unreachable', 'accounts.tooManyTries', 'candidates.partChanged'],
  may: candidate,
})

export const removeCitizen = call('DELETE', '/candidates/:candidateId/citizen', {
  summary: 'Remove the Turkish ID number; applications that have it keep it',
  params: candidateParams,
  output: z.null(),
  status: 204,
  may: candidate,
})

export const changeCandidatePhoto = call('PUT', '/candidates/:candidateId/profile/photo', {
  summary: 'Set the photo: JPEG, PNG or WebP in base64, already cropped to a square',
  params: candidateParams,
  body: z.object({
    data: z
      .base64()
      .min(4)
      .max(8_000_000)
      .meta({ examples: ['iVBORw0KGgo='] }),
  }),
  output: z.object({ photo: z.string() }),
  problems: ['images.unreadable', 'accounts.tooManyTries'],
  may: candidate,
  bytes: 8_200_000,
})

export const removeCandidatePhoto = call('DELETE', '/candidates/:candidateId/profile/photo', {
  summary: 'Remove the photo',
  params: candidateParams,
  output: z.null(),
  status: 204,
  may: candidate,
})

/** What scholarships ask about need. Null: not answered. */
export const Requirements = z
  .object({
    siblings: z.number().int().min(0).max(30).nullable(),
    studyingSiblings: z.number().int().min(0).max(30).nullable(),
    householdSize: z.number().int().min(1).max(40).nullable(),
    incomeBand: z.enum(incomeBands).nullable().describe('Monthly income of the household, by the net minimum wage'),
    housing: z.enum(housings).nullable(),
    parents: z.enum(parentStates).nullable(),
    parentsTogether: z.boolean().nullable(),
    relative: z.enum(relativeKinds).nullable().describe('Of a martyr or a veteran'),
    disabled: z.boolean().nullable(),
    disabilityPercent: z.number().int().min(1).max(100).nullable(),
    disabilityNote: z.string().trim().max(500),
    chronicIllness: z.boolean().nullable(),
    otherScholarship: z.boolean().nullable().describe('Receives another scholarship or loan'),
    otherScholarshipNote: z.string().trim().max(500),
    works: z.boolean().nullable(),
    note: z.string().trim().max(2000),
  })
  .meta({ id: 'Requirements' })
export type Requirements = z.infer<typeof Requirements>

export const readRequirements = call('GET', '/candidates/:candidateId/requirements', {
  summary: 'Special needs, family and income; null until something is given',
  params: candidateParams,
  output: z.object({ requirements: Requirements.nullable() }),
  may: candidate,
})

export const saveRequirements = call('POST', '/candidates/:candidateId/requirements', {
  summary: 'Set special needs, family and income; stored encrypted',
  params: candidateParams,
  body: z.object({
    requirements: Requirements.check(({ value: { siblings, studyingSiblings }, issues }) => {
      if (siblings === null || studyingSiblings === null || studyingSiblings <= siblings) return
      issues.push({
        code: 'custom',
        path: ['studyingSiblings'],
        message: 'fields.studyingSiblings',
        input: studyingSiblings,
      })
    }),
    was: Requirements.partial().optional().describe(wasBefore),
  }),
  output: z.object({ requirements: Requirements }),
  problems: ['candidates.partChanged'],
  may: candidate,
})

export const readCompleteness = call('GET', '/candidates/:candidateId/profile/completeness', {
  summary: 'How much of the profile is filled in, what is missing and why it matters',
  params: candidateParams,
  output: z.object({
    percent: z.number().int().min(0).max(100),
    parts: z.array(
      z.object({
        part: z.enum(profileParts),
        done: z.boolean(),
        leftOut: z.boolean().describe('Complete because it was left empty on purpose'),
        reason: z.string().describe('What it is used for, such as how many open forms ask for it'),
        openForms: z.number().int().describe('How many open forms ask for it'),
      }),
    ),
  }),
  may: candidate,
})

export const leaveOutPart = call('PUT', '/candidates/:candidateId/profile/left-out', {
  summary: 'Mark a section of the profile as left empty on purpose, so that it counts as complete, or undo that',
  params: candidateParams,
  body: z.object({ part: z.enum(optionalParts), leftOut: z.boolean() }),
  output: z.null(),
  status: 204,
  may: candidate,
})

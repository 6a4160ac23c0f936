import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { Gender } from '../forms/eligibility.ts'
import { anyone, candidate } from '../may.ts'
import { candidateParams } from '../params.ts'
import { EntryGround } from './entry-words.ts'

// The link of an invitation: the person reads the data that an organization entered, takes it over, or has it removed.

const token = z.string().min(1).max(200).describe('From the link')

const EntryInvitation = z
  .object({
    state: z.enum(['open', 'takenOver', 'removed', 'unknown']),
    companyName: z.string().nullable(),
    form: z.object({ title: z.string(), address: z.string() }).nullable(),
    entered: z
      .object({
        email: z.string(),
        name: z.string(),
        surname: z.string(),
        phone: z.string().nullable(),
        education: z.string().nullable(),
        birthDate: z.iso.date().nullable(),
        gender: Gender.nullable(),
        nationality: z.string().nullable(),
        city: z.string().nullable(),
        answers: z
          .array(z.object({ label: z.string(), text: z.string() }))
          .describe('To the questions of the form, in their order'),
        at: Moment,
        ground: EntryGround,
      })
      .nullable()
      .describe('While it is open'),
    expiresAt: Moment.nullable().describe('Afterwards it is removed; null while the person takes part'),
  })
  .meta({ id: 'EntryInvitation' })

export const readEntryInvitation = call('POST', '/entries/invitation', {
  summary: 'What an organization entered about the person who has the link. Reading it changes nothing',
  body: z.object({ token }),
  output: EntryInvitation,
  reads: true,
  problems: ['accounts.tooManyTries'],
  may: anyone,
})

export const removeEntry = call('POST', '/entries/removal', {
  summary:
    'Remove what an organization entered about the person who has the link; it can’t enter the same address again',
  body: z.object({ token }),
  output: z.null(),
  status: 204,
  problems: ['accounts.wrongLink', 'accounts.tooManyTries', 'entries.over'],
  may: anyone,
})

export const takeOverEntry = call('POST', '/candidates/:candidateId/entries', {
  summary: 'Take over an application that an organization entered; the candidate then completes it',
  params: candidateParams,
  body: z.object({ token }),
  output: z.object({ applicationId: Id, formId: Id }),
  problems: ['accounts.wrongLink', 'accounts.tooManyTries', 'entries.over'],
  may: candidate,
})

import { z } from 'zod'
import { call, mediumBody } from '../call.ts'
import { Id } from '../fields/patterns.ts'
import { member } from '../may.ts'
import { companyParams } from '../params.ts'
import { attachedFiles, attachedProblems } from './message-files.ts'
import { hasText, NewMessageTexts } from './message-texts.ts'

/** The most test messages of a member per hour; one in two languages counts once. */
export const mostTestsInAnHour = 20

export const sendMessageTest = call('POST', '/companies/:companyId/message-tests', {
  summary:
    'Send a message to oneself alone, as an e-mail in each language it is written in, filled with sample values and naming the files that go with it',
  params: companyParams,
  body: z
    .object({
      texts: NewMessageTexts.refine(hasText, 'fields.required'),
      ofFormId: Id.optional().describe('The form whose applicants it is for; its title stands in the e-mail'),
      ...attachedFiles,
      toMembers: z.boolean().default(false).describe('It is for members of a community'),
    })
    .meta({ examples: [{ texts: { tr: { subject: 'Mülakatın', text: 'Merhaba {{name}}, {{form}} için …' } } }] }),
  output: z.object({ email: z.string() }),
  problems: ['accounts.tooManyTries', ...attachedProblems],
  bytes: mediumBody,
  may: member,
})

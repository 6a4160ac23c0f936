import { z } from 'zod'
import { ActAnswer } from '../applications/acts.ts'
import { call, largeBody } from '../call.ts'
import { Id } from '../fields/patterns.ts'
import { atField, draftFields, Previewed, sentFields, withOneText } from '../mailings/mailings.ts'
import { attachedFiles, attachedProblems } from '../mailings/message-files.ts'
import { write } from '../may.ts'
import { companyParams } from '../params.ts'
import { participantActProblems, participantTarget, withOneParticipantTarget } from './participant-acts.ts'

// Messages to participants of one or several forms: the message appears in the thread of each application, and the
// mailings in the outboxes of the forms.

const example = {
  participantIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'],
  subject: 'Bursun hakkında',
  text: 'Merhaba {{name}}, kasım ödemen bu hafta hesabında olacak.',
}

const messageFields = { ...participantTarget, ...draftFields }
const { releaseAt, reached, unreached } = sentFields

export const writeToParticipants = call('POST', '/companies/:companyId/participants/messages', {
  summary:
    'Send a message to participants of one or several forms: held for 30 seconds, in which it can be undone; one message credit for each e-mail and each SMS',
  params: companyParams,
  body: withOneText(withOneParticipantTarget(z.object({ ...messageFields, ...attachedFiles }))).meta({
    examples: [example],
  }),
  output: ActAnswer.extend({ releaseAt, reached, unreached }),
  problems: [
    ...participantActProblems,
    'credits.exhausted',
    'mailings.tooMany',
    'messageTemplates.notFound',
    'accounts.smsOff',
    ...attachedProblems,
  ],
  bytes: largeBody,
  may: write('Participants'),
})

export const previewToParticipants = call('POST', '/companies/:companyId/participants/messages/preview', {
  summary: 'A message as one of the participants would receive it',
  params: companyParams,
  body: withOneText(withOneParticipantTarget(z.object({ ...messageFields, at: atField }))).meta({
    examples: [example],
  }),
  output: z.object({
    total: z.number().int().describe('How many get it'),
    recipient: Previewed.extend({ participantId: Id }).nullable(),
  }),
  problems: ['forms.notFound', 'permissions.missing', 'messageTemplates.notFound'],
  reads: true,
  bytes: largeBody,
  may: write('Participants'),
})

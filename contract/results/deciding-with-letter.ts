import { z } from 'zod'
import { ActAnswer, actProblems, targetFields, withOneTarget } from '../applications/acts.ts'
import { call, largeBody } from '../call.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { Unreached } from '../mailings/mailings.ts'
import { full } from '../may.ts'
import { formParams } from '../params.ts'
import { feedbackField } from './feedback.ts'
import { letterFields, Oddity, SampleLetter } from './publishing.ts'
import { Decision } from './result-states.ts'

export const decideWithLetter = call('PUT', '/companies/:companyId/forms/:formId/applications/decide', {
  summary: 'Decide on applications and publish their results with a letter, in one action',
  params: formParams,
  body: withOneTarget(
    z.object({
      ...targetFields,
      decision: Decision,
      ...feedbackField,
      ...letterFields,
      acceptBy: Moment.nullable().default(null).describe('The deadline to accept, if the form requires it'),
    }),
  ).meta({
    examples: [
      {
        applicationIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'],
        decision: 'Rejected',
        texts: { tr: { subject: 'Sonucun', text: 'Merhaba {{name}}, başvurun bu kez olumlu sonuçlanmadı.' } },
      },
    ],
  }),
  output: ActAnswer.extend({
    names: z.array(z.object({ id: Id, name: z.string() })).describe('Who is notified; the first 500 by name'),
    unreached: z.array(Unreached),
    oddities: z.array(Oddity),
    samples: z.array(SampleLetter).describe('In a dry run: the letter as some of them get it'),
    creditsLeft: z.number().int(),
  }),
  problems: [
    ...actProblems,
    'credits.exhausted',
    'results.acceptByNeeded',
    'results.acceptByTooEarly',
    'accounts.smsOff',
  ],
  bytes: largeBody,
  timeout: 60_000,
  may: full('Applications'),
})

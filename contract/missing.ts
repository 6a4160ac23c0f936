import { z } from 'zod'
import { ActAnswer, actProblems, heldFields, targetFields, withOneTarget } from './applications/acts.ts'
import { askingFields } from './bank-infos.ts'
import { call, largeBody } from './call.ts'
import { write } from './may.ts'
import { formParams } from './params.ts'

// Gaps of applications: missing required documents, and missing bank details of participants to be paid.

export const requestMissing = call('POST', '/companies/:companyId/forms/:formId/applications/missing/request', {
  summary:
    'Request from each applicant exactly what they are missing, and remind of open requests; one document credit for each requested document',
  params: formParams,
  body: withOneTarget(z.object({ ...targetFields, ...askingFields })).meta({
    examples: [{ applicationIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'], note: 'Kurul toplantısından önce' }],
  }),
  output: ActAnswer.extend({
    documents: z
      .array(
        z.object({
          documentTypeId: z.number().int(),
          typeName: z.string().describe('Its own name where it has one'),
          count: z.number().int(),
        }),
      )
      .describe('The documents requested, most frequent first'),
    accounts: z
      .number()
      .int()
      .describe('How many are asked for a bank account; none without permission to change participants'),
    reminded: z.number().int().describe('How many are only reminded of open requests'),
    ...heldFields,
  }),
  problems: [...actProblems, 'credits.exhausted', 'documents.dueInPast'],
  bytes: largeBody,
  may: write('Applications'),
})

import { z } from 'zod'
import { call } from '../call.ts'
import { entryFileBody, sheetProblems } from '../entries/entry-lists.ts'
import { EntryColumn } from '../entries/entry-words.ts'
import { EducationLevelCode } from '../forms/eligibility.ts'
import { Question } from '../forms/form-content.ts'
import { write } from '../may.ts'
import { examplePlan, planFields, withOncePaid } from '../payments/payments.ts'
import { enterParticipants } from './enter-participants.ts'
import { scholarFields } from './scholar-columns.ts'

const ScholarColumn = z.union([z.enum(scholarFields), EntryColumn])
const { plan: _, candidates: __, ...entering } = enterParticipants.body.shape

const FilePlan = withOncePaid(
  z.object({
    ...planFields,
    amountMinor: planFields.amountMinor.nullable().describe('Null: each row has its own, or no payments'),
  }),
)

const WrongRow = z
  .object({
    line: z.number().int().describe('Its number in the file'),
    who: z.string().describe('The name or the address, as it was written'),
    text: z.string().describe('What is wrong with it'),
  })
  .meta({ id: 'WrongRow' })

export const enterParticipantsFile = call('POST', '/companies/:companyId/forms/:formId/participants/manuel/file', {
  summary:
    'Add people who already take part from an Excel or CSV file. The file is not kept, and no response holds a whole IBAN. Also needs permission to change applications',
  params: enterParticipants.params,
  body: z
    .object({
      file: z.base64().max(entryFileBody).describe('The file’s content in base64'),
      fileName: z.string().trim().min(1).max(255),
      fields: z
        .array(ScholarColumn.nullable())
        .max(100)
        .optional()
        .describe('What each column is used for, in order; by their headings if left out'),
      level: EducationLevelCode.nullable().default(null).describe('For rows with a school but no level'),
      plan: FilePlan.nullable()
        .default(null)
        .describe('What each person is paid, unless their row differs. Null: no payments are planned'),
      ...entering,
    })
    .meta({
      examples: [
        {
          file: 'QWQ7U295YWQ7SUJBTg==',
          fileName: 'bursiyerler.csv',
          plan: examplePlan,
          ground: 'contract',
          dryRun: true,
        },
      ],
    }),
  output: enterParticipants.output.extend({
    columns: z.array(
      z.object({
        heading: z.string(),
        field: ScholarColumn.nullable(),
        samples: z.array(z.string()).describe('The first values; of an IBAN its ends'),
      }),
    ),
    questions: z.array(Question.pick({ id: true, label: true })).describe('What a column can be used for'),
    total: z.number().int().describe('Rows with anything in them'),
    wrong: z.object({ count: z.number().int(), rows: z.array(WrongRow).describe('The first of them') }),
  }),
  problems: [...(enterParticipants.problems ?? []), ...sheetProblems(), 'server.busy'],
  bytes: entryFileBody + 20_000,
  may: write('Participants'),
})

import { z } from 'zod'
import { call } from '../call.ts'
import { EnteredCandidate, EntryAnswer, enteringFields, mostEntries } from '../entries/enter-candidates.ts'
import { EntryGround } from '../entries/entry-words.ts'
import { oneLine } from '../fields/one-line.ts'
import { Iban, Id, Moment } from '../fields/patterns.ts'
import { Amount } from '../forms/form-content.ts'
import { write } from '../may.ts'
import { companyParams, formParams } from '../params.ts'
import { examplePlan, planFields, withOncePaid } from '../payments/payments.ts'

// Entering scholars of earlier years directly as participants.

const EnteredPlan = withOncePaid(z.object(planFields))

export const EnteredParticipant = z
  .object({
    ...EnteredCandidate.shape,
    bank: z
      .object({
        iban: Iban,
        owner: oneLine(150).min(2).optional().describe('The person themselves if left out'),
      })
      .nullable()
      .optional()
      .describe('The account the person is paid to; stored encrypted, and marked as entered by the organization'),
    plan: EnteredPlan.nullable().optional().describe('For this person only; that of the call if left out'),
  })
  .meta({ id: 'EnteredParticipant' })
export type EnteredParticipant = z.infer<typeof EnteredParticipant>

/** The most rows that are named for one reason. */
export const mostNamedRows = 20

const NamedRow = z.object({ line: z.number().int(), name: z.string() }).meta({ id: 'NamedRow' })

export const enterParticipants = call('POST', '/companies/:companyId/forms/:formId/participants/manuel', {
  summary:
    'Add people who already take part, with their bank accounts and planned payments. Each is told by e-mail and can take over the record or have it removed. Also needs permission to change applications',
  params: formParams,
  body: z
    .object({
      candidates: z.array(EnteredParticipant).min(1).max(mostEntries),
      plan: EnteredPlan.nullable().optional().describe('What everyone without a plan of their own is paid'),
      ground: EntryGround.describe(
        'The legal basis for adding these people (KVKK); stored with who added them and when, and shown to each',
      ),
      ...enteringFields,
    })
    .meta({
      examples: [
        {
          candidates: [
            {
              email: 'bursiyer@kopru.test',
              name: 'Ayşe',
              surname: 'Yılmaz',
              bank: { iban: 'TR330006100519786457841326', owner: 'Ayşe Yılmaz' },
            },
          ],
          plan: examplePlan,
          ground: 'contract',
          dryRun: true,
        },
      ],
    }),
  output: EntryAnswer.omit({ keptUntil: true, fit: true }).extend({
    accounts: z.number().int().describe('How many of them have a bank account, or would'),
    otherOwners: z.number().int().describe('Of these: whose account is another person’s. Their payments wait'),
    otherOwnerRows: z
      .array(NamedRow.extend({ owner: z.string() }))
      .max(mostNamedRows)
      .describe('The first of these, with the name of the account holder'),
    sameNames: z
      .object({ count: z.number().int(), rows: z.array(NamedRow).max(mostNamedRows).describe('The first of them') })
      .describe('People with the name of an existing participant of the form. They are still added'),
    payments: z.number().int().describe('How many payments are planned, or would be. None is approved by this'),
    pastPayments: z.number().int().describe('How many of these are dated in the past'),
    totals: z.array(z.object({ currency: Amount.shape.currency, minor: z.number().int() })),
  }),
  problems: [
    'permissions.missing',
    'forms.notFound',
    'forms.wrongState',
    'forms.archived',
    'acts.targetChanged',
    'credits.exhausted',
    'data.notFound',
    'payments.tooMany',
  ],
  bytes: 5_000_000,
  may: write('Participants'),
})

export const undoEnteredParticipants = call(
  'POST',
  '/companies/:companyId/forms/:formId/participants/manuel/:actId/undo',
  {
    summary:
      'Undo a whole import of participants while none of its payments has gone to the bank; the credits are returned. People who have taken over their record stay',
    params: formParams.extend({ actId: Id }),
    output: z.object({
      removed: z.number().int(),
      kept: z.number().int().describe('People who have taken over their record, or were removed before'),
      credits: z.number().int().describe('How many application credits were returned'),
    }),
    problems: ['permissions.missing', 'forms.notFound', 'acts.notFound', 'acts.notUndoable', 'payments.inRun'],
    may: write('Participants'),
  },
)

/** For how many days the list of participants offers to take an import back. */
export const importDays = 7

export const listRecentImports = call('GET', '/companies/:companyId/participants/imports', {
  summary:
    'Recent imports of participants that can be undone, newest first. Also needs permission to change applications',
  params: companyParams,
  query: z.object({ formId: Id.optional() }),
  whole: true,
  output: z.object({
    items: z.array(
      z.object({
        actId: Id,
        formId: Id,
        formTitle: z.string(),
        at: Moment,
        count: z.number().int().describe('Of the people added, those who would be removed again'),
      }),
    ),
  }),
  problems: ['permissions.missing', 'forms.notFound'],
  may: write('Participants'),
})

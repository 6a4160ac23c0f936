import { z } from 'zod'
import { DocumentRequestStatus } from '../fields/application-status.ts'
import { ParticipantStatus } from '../fields/participant-status.ts'
import { Day, Id, Moment } from '../fields/patterns.ts'
import { FormType } from '../forms/form-content.ts'
import { OwnPayment } from '../payments/own-payment.ts'

const TermChecklist = z.object({
  id: Id,
  name: z.string(),
  dueAt: Moment,
  documents: z.array(z.object({ id: Id, name: z.string(), status: DocumentRequestStatus.exclude(['Cancelled']) })),
})

/** A candidate's participation after a published approval: the scholar, the trainee, the hire, the volunteer. */
export const Participation = z
  .object({
    applicationId: Id,
    formType: FormType,
    title: z.string(),
    companyName: z.string(),
    status: ParticipantStatus,
    since: Day,
    reason: z.string().describe('Of the status, as the organization says'),
    isNew: z.boolean().describe('For two weeks, or until something is paid'),
    nextPayment: OwnPayment.nullable().describe('The first that is neither paid nor cancelled'),
    terms: z.array(TermChecklist).describe('Open terms by due date, and the documents they need'),
  })
  .meta({ id: 'Participation' })
export type Participation = z.infer<typeof Participation>

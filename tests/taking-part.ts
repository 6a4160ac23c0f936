import { database } from '#database/connection.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { sealBankAccount } from '#domain/candidates/candidates/sealed-bank-account.ts'
import { newId } from '#platform/ids.ts'
import { aHandedIn } from './handed-in.ts'

type Form = Parameters<typeof aHandedIn>[0]
type Details = Parameters<typeof aHandedIn>[1]

/** A candidate with a published approval, who participates. */
export async function aParticipant(
  form: Form,
  { status = 'Active', ...details }: Details & { readonly status?: typeof participants.$inferInsert.status } = {},
) {
  const application = { status: 'Approved', resultPublishedAt: new Date(), ...details.application } as const
  const handedIn = await aHandedIn(form, { ...details, application })
  const { appId: applicationId, formId, companyId, candidate } = handedIn
  const { name = 'Ayşe', surname = 'Yılmaz' } = details.profile ?? {}
  const participantId = newId()
  await database().insert(participants).values({
    id: participantId,
    companyId,
    formId,
    applicationId,
    candidateId: candidate.candidateId,
    status,
    statusSince: '2026-09-01',
    name,
    surname,
    email: candidate.email,
  })
  return { ...handedIn, participantId }
}

export type Participant = Awaited<ReturnType<typeof aParticipant>>

/** A payment of theirs, planned by one of the organization. */
export async function aPayment(
  { appId, formId, companyId, participantId }: Pick<Participant, 'appId' | 'formId' | 'companyId' | 'participantId'>,
  plannedBy: string,
  details: Partial<typeof payments.$inferInsert> = {},
) {
  const id = newId()
  const dueOn = details.dueOn ?? '2026-11-15'
  await database()
    .insert(payments)
    .values({
      id,
      companyId,
      formId,
      applicationId: appId,
      participantId,
      plannedBy,
      dueOn,
      amountMinor: 200_000,
      currency: 'TRY',
      period: dueOn.slice(0, 7),
      label: 'Burs',
      ...details,
    })
  return id
}

type Payee = Pick<Participant, 'appId' | 'formId' | 'companyId'> & { readonly candidate: { candidateId: string } }

/** An account that they have given. */
export async function aBankAccount(
  { appId, formId, companyId, candidate }: Payee,
  details: Partial<typeof bankInfos.$inferInsert> & { readonly iban?: string; readonly owner?: string } = {},
) {
  const { iban = 'TR330006100519786457841326', owner = 'Ayşe Yılmaz', ...columns } = details
  const id = newId()
  await database()
    .insert(bankInfos)
    .values({
      id,
      applicationId: appId,
      formId,
      companyId,
      candidateId: candidate.candidateId,
      status: 'Given',
      givenAt: new Date(),
      sealed: await sealBankAccount({ iban, owner }),
      ...columns,
    })
  return id
}

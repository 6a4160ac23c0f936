import type { DocumentRequestStatus } from '#contract/fields/application-status.ts'
import type { Transaction } from '#database/connection.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { termParticipants, terms } from '#database/schema/participants/terms.ts'
import { updatePendingAction } from '#domain/applying/applications/update-pending-action.ts'
import { newId } from '#platform/ids.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { collectPapers, type Papers } from '../applicants/papers.ts'
import type { Clock } from '../writing/clock.ts'
import type { Taking } from './taking.ts'

const [studentCertificate, transcript] = [1, 2] as const

/** How the two documents of each stand, one participant after the other: complete, under way, late, excused. */
const standings: readonly (readonly [DocumentRequestStatus, DocumentRequestStatus])[] = [
  ['Accepted', 'Accepted'],
  ['Accepted', 'Uploaded'],
  ['Accepted', 'Open'],
  ['Open', 'Open'],
  ['Refused', 'Uploaded'],
  ['Accepted', 'Accepted'],
]

/** An open term of the form with the most participants: some have brought everything, some nothing yet. */
export async function writeTerm(tx: Transaction, taking: readonly Taking[], clock: Clock) {
  const own = taking.filter(({ one }) => one.isFirstOrganization)
  const formIds = own.map(({ one }) => one.form.id)
  const [formId] = [...new Set(formIds)].sort((one, other) => countOf(formIds, other) - countOf(formIds, one))
  const members = own.filter(({ one }) => one.form.id === formId)
  const [first] = members
  if (!first || formId === undefined) return
  const termId = newId()
  const [openedBy] = first.one.organization.memberIds
  if (openedBy === undefined) return
  const openedAt = clock.at(-20, '10:00')
  const dueAt = clock.at(9)
  await tx.insert(terms).values({
    id: termId,
    companyId: first.participant.companyId,
    formId,
    name: '2026–27 güz dönemi',
    startsOn: istanbulDay(clock.at(-45)),
    endsOn: istanbulDay(clock.at(100)),
    documents: [
      { documentTypeId: studentCertificate, note: 'Son bir ay içinde alınmış olsun.' },
      { documentTypeId: transcript, note: '' },
    ],
    dueAt,
    holdsPayments: true,
    openedBy,
    openedAt,
  })
  await tx.insert(termParticipants).values(
    members.map(({ participant }, at) => ({
      termId,
      participantId: participant.id,
      ...(at % 7 === 6 && {
        excusedBy: openedBy,
        excusedReason: 'Değişim programında, belgelerini bahar döneminde getirecek.',
      }),
    })),
  )
  const papers = await collectPapers(tx)
  const asked = { formId, termId, dueAt, requestedBy: openedBy, requestedAt: openedAt }
  const requests = members.flatMap(({ participant }, at) => {
    const standing = at % 7 === 6 ? [] : (standings[at % standings.length] ?? [])
    return standing.map((status, which) => ({
      ...asked,
      ...requestOf(participant, which, status),
      ...(status !== 'Open' && cameOf(papers, participant, which, clock)),
    }))
  })
  await papers.write()
  if (requests.length > 0) await tx.insert(documentRequests).values(requests)
  await updatePendingAction(
    tx,
    members.map(({ participant }) => participant.applicationId),
  )
}

type Participant = Taking['participant']

const documents = [studentCertificate, transcript] as const

const requestOf = (
  { applicationId, candidateId, companyId }: Participant,
  which: number,
  status: DocumentRequestStatus,
) => ({
  id: newId(),
  applicationId,
  candidateId,
  companyId,
  documentTypeId: documents[which] ?? studentCertificate,
  note: which === 0 ? 'Son bir ay içinde alınmış olsun.' : '',
  status,
  reason: status === 'Refused' ? 'Belgenin tarihi eski; son bir ay içinde alınmış olanını yükler misin?' : null,
  answeredAt: status === 'Accepted' || status === 'Refused' ? new Date() : null,
})

function cameOf(papers: Papers, { candidateId }: Participant, which: number, clock: Clock) {
  const uploadedAt = clock.at(-6, '11:00')
  return { fileId: papers.paperOf(candidateId, documents[which] ?? studentCertificate, uploadedAt).id, uploadedAt }
}

const countOf = (ids: readonly string[], id: string) => ids.filter((one) => one === id).length

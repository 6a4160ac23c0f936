import { listParticipantDocuments } from '#contract/participants/participant-documents.ts'
import { listParticipantApplications } from '#contract/participants/participants.ts'
import { query } from '#web/queries/answers.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { Applications } from './applications.tsx'
import { Documents } from './documents.tsx'

interface BesidePartsProps {
  readonly participantId: string
  readonly candidateId: string
}

/** The applications and documents of the participant's candidate. */
export function BesideParts({ participantId, candidateId }: BesidePartsProps) {
  const { myId: companyId } = useMe()
  const documents = useAnswer(query(listParticipantDocuments, { companyId, candidateId }))
  const { items } = useAnswer(query(listParticipantApplications, { companyId, candidateId }))
  return (
    <>
      <Documents {...documents} />
      <Applications participantId={participantId} items={items} />
    </>
  )
}

import { Suspense } from 'react'
import { Lazy } from '#web/loading/lazy.tsx'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'

const load = () => import('./beside-parts.tsx')

interface BesideProps {
  readonly participantId: string
  readonly candidateId: string
}

/** The candidate's applications and documents, loaded after the participant, which names the candidate. */
export const BesideParticipant = (props: BesideProps) => (
  <Suspense fallback={<LoadingBlock />}>
    <Lazy load={load} waiting={<LoadingBlock />}>
      {({ BesideParts }) => <BesideParts {...props} />}
    </Lazy>
  </Suspense>
)

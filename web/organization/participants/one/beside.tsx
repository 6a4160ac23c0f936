import { Suspense } from 'react'
import { Late } from '#web/loading/late.tsx'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'

const load = () => import('./beside-parts.tsx')

interface BesideProps {
  readonly participantId: string
  readonly candidateId: string
}

/** The applications and documents of the candidate: whose they are is known only once the participant is there. */
export const BesideParticipant = (props: BesideProps) => (
  <Suspense fallback={<LoadingBlock />}>
    <Late load={load} waiting={<LoadingBlock />}>
      {({ BesideParts }) => <BesideParts {...props} />}
    </Late>
  </Suspense>
)

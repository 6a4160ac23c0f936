import type { Interview } from '#contract/interviews/interviews.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { InterviewCard } from '../../interviews/interview-card.tsx'
import { interviewsOf } from '../../interviews/queries.ts'

const loadAnswer = () => import('../../interviews/answer-interview.tsx')

export function OwnInterviews({ applicationId }: { applicationId: string }) {
  const t = useTexts('student_apps')
  const { items } = useAnswer(interviewsOf(useMe().myId, applicationId))
  if (items.length === 0) return null
  return (
    <section aria-labelledby="interviews">
      <h2 id="interviews">{t('interviews.title')}</h2>
      <Stack>
        {items.map((interview) => (
          <InterviewCard key={interview.id} interview={interview} Answer={LazyAnswer} isOfOne />
        ))}
      </Stack>
    </section>
  )
}

/** Lazy: few readers of the page have an invitation to answer. */
function LazyAnswer({ interview }: { interview: Interview }) {
  return (
    <Lazy load={loadAnswer} waiting={<LoadingBlock />}>
      {({ AnswerInterview }) => <AnswerInterview interview={interview} />}
    </Lazy>
  )
}

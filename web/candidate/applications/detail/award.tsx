import { Check } from 'lucide-react'
import { useState } from 'react'
import type { FormType } from '#contract/forms/form-content.ts'
import type { ApplicationResult } from '#contract/results/application-result.ts'
import { answerAward } from '#contract/results/awards.ts'
import { formatDeadline } from '#platform/text/dates.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useHydrated } from '#web/forms/use-hydrated.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'

const loadDialog = () => import('./decline-dialog.tsx')

interface AwardProps {
  readonly award: NonNullable<ApplicationResult['award']>
  readonly applicationId: string
  readonly formType: FormType
}

/** The winner accepts or declines the place, until the stated day. */
export function Award({ award, applicationId, formType }: AwardProps) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const hydrated = useHydrated()
  const [isDeclining, setDeclining] = useState(false)
  const { answer, busy, failed } = useAnswering(applicationId)
  const { acceptance, acceptBy, answeredAt, canAnswer } = award
  const date = acceptBy === null ? '' : formatDeadline(acceptBy, language)
  if (!canAnswer)
    return (
      <Notice tone={acceptance === 'Accepted' ? 'success' : 'info'}>
        {t('award.state', {
          acceptance,
          formType,
          date: answeredAt === null ? date : formatDeadline(answeredAt, language),
        })}
      </Notice>
    )
  return (
    <Stack gap={3}>
      <p>{acceptBy === null ? t('award.ask', { formType }) : t('award.ask.until', { formType, date })}</p>
      <FailedNotice failed={failed} />
      <Stack gap={2}>
        <Button
          variant="primary"
          icon={<Check />}
          loading={busy}
          disabled={!hydrated}
          onClick={() => void answer('accept')}
        >
          {t('award.accept', { formType })}
        </Button>
        <Button variant="quiet" disabled={!hydrated || busy} onClick={() => setDeclining(true)}>
          {t('award.decline', { formType })}
        </Button>
      </Stack>
      {isDeclining && (
        <Lazy load={loadDialog}>
          {({ DeclineDialog }) => (
            <DeclineDialog
              formType={formType}
              busy={busy}
              onDecline={(reason) => void answer('decline', reason).then(() => setDeclining(false))}
              onCancel={() => setDeclining(false)}
            />
          )}
        </Lazy>
      )}
    </Stack>
  )
}

function useAnswering(id: string) {
  const candidateId = useMe().myId
  const { act, busy, failed } = useAct({ changes: 'applications', refreshes: true })
  return {
    busy,
    failed,
    /** The buttons are unmounted, so the participation or the result takes the focus. */
    answer: (answer: 'accept' | 'decline', reason = '') =>
      act(
        () => askInBrowser(answerAward, { candidateId, id, answer, reason }),
        () =>
          (document.querySelector<HTMLElement>('[data-participation]') ?? document.getElementById('result'))?.focus(),
      ),
  }
}

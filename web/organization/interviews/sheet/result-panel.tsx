import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { listInterviewsOfApplication } from '#contract/interviews/invitations.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { ResultForm } from '../../review/interviews/result-form.tsx'
import { Results } from '../../review/interviews/results.tsx'
import type { Person } from '../calendar-of.ts'
import styles from './day-sheet.module.css'

interface ResultPanelProps {
  readonly formId: string
  readonly person: Person
  readonly canWrite: boolean
  readonly onClose: () => void
}

/** The panel beside the sheet: colleagues' assessments of a candidate, and the form for one's own. */
export function ResultPanel({ formId, person, canWrite, onClose }: ResultPanelProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const panel = useRef<HTMLElement>(null)
  const input = { companyId, formId, appId: person.applicationId }
  const { data, isError, refetch } = useQuery({
    queryKey: [listInterviewsOfApplication.path, input],
    queryFn: ({ signal }) => askInBrowser(listInterviewsOfApplication, input, { signal, quiet: true }),
    meta: { isOfPage: true },
  })
  useEffect(() => panel.current?.focus(), [])
  const interview = data?.items.find(({ id }) => id === person.invitationId)
  const others = interview?.results.filter(({ isMine }) => !isMine) ?? []
  return (
    <aside ref={panel} tabIndex={-1} className={styles.panel} aria-labelledby="result-of">
      <div className={styles.head}>
        <h2 id="result-of">{person.name ?? t('calendar.removed')}</h2>
        <IconButton size="small" icon={<X />} label={t('ui.close')} onClick={onClose} />
      </div>
      {isError && <RetryNotice onRetry={() => void refetch()}>{t('result.failed')}</RetryNotice>}
      {!data && !isError && <LoadingBlock />}
      {interview && (
        <Stack>
          {canWrite && (
            <ResultForm
              formId={formId}
              invitationId={person.invitationId}
              mine={interview.results.find(({ isMine }) => isMine)}
            />
          )}
          {others.length > 0 && (
            <section aria-labelledby="others-think">
              <h3 id="others-think">{t('result.others')}</h3>
              <Results results={others} />
            </section>
          )}
          {others.length === 0 && !canWrite && <p className={styles.quiet}>{t('result.none')}</p>}
        </Stack>
      )}
    </aside>
  )
}

import { useQuery } from '@tanstack/react-query'
import { readCompanyAnswers } from '#contract/review/company-application.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx'
import styles from '../../../desk/list/list.module.css'

interface PeekAnswersProps {
  readonly ids: { readonly companyId: string; readonly formId: string; readonly appId: string }
}

/** The given answers, long ones shortened; files are among the documents. */
export function PeekAnswers({ ids }: PeekAnswersProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { data, isError, refetch } = useQuery({
    queryKey: [readCompanyAnswers.path, ids],
    queryFn: () => askInBrowser(readCompanyAnswers, ids),
    // The panel shows an error itself, instead of a dialog over the list.
    meta: { isOfPage: true },
  })
  if (isError) return <RetryNotice onRetry={() => void refetch()}>{t('peek.answersFailed')}</RetryNotice>
  const given = (data?.items ?? []).filter(({ isShown, text, files }) => isShown && text !== null && files.length === 0)
  if (given.length === 0) return null
  return (
    <section aria-label={t('view', { view: 'answers' })}>
      <dl className={styles.said}>
        {given.map(({ question, text }) => (
          <div key={question.id}>
            <dt>{question.label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

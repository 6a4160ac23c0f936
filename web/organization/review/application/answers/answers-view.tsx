import { TriangleAlert } from 'lucide-react'
import type { Output } from '#contract/call.ts'
import { readCompanyAnswers } from '#contract/review/company-application.ts'
import { query } from '#web/queries/answers.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import type { ApplicationIds, ApplicationView, ApplicationViewProps } from '../application-view.ts'
import { FileList } from '../documents/file-list.tsx'
import styles from '../page.module.css'

type Item = Output<typeof readCompanyAnswers>['items'][number]

const answersOf = (ids: ApplicationIds) => query(readCompanyAnswers, ids)

/** The questions of the submitted version, page by page, without those that were hidden from this candidate. */
export const answersView: ApplicationView = {
  queries: (ids) => [answersOf(ids)],
  View: AnswersView,
  count: ({ counts }) => counts.answers,
}

function AnswersView({ ids }: ApplicationViewProps) {
  const { items, consents } = useAnswer(answersOf(ids))
  const t = useTexts('org_candidate_list_and_detail')
  const pages = pagesOf(items.filter(({ isShown }) => isShown))
  const unasked = items.filter(({ isShown, question }) => !isShown && question.kind !== 'page').length
  return (
    <div className={styles.main}>
      {pages.length === 0 && <p className={styles.quiet}>{t('answers.none')}</p>}
      {pages.map(({ id, title, answers }) => (
        <Card as={title ? 'section' : 'div'} key={id}>
          {title && <h3>{title}</h3>}
          <dl className={styles.answers}>
            {answers.map(({ question, text, files, isWithdrawn, profileSays }) => (
              <div key={question.id}>
                <dt>{question.label}</dt>
                <dd>
                  {files.length > 0 ? (
                    <FileList ids={ids} files={files} />
                  ) : (
                    <p className={text === null ? styles.quiet : styles.prose}>
                      {text ?? t(isWithdrawn ? 'consent.withdrawn' : 'answers.empty')}
                    </p>
                  )}
                  {profileSays !== null && (
                    <p className={styles.otherwise}>
                      <Badge tone="warning" icon={<TriangleAlert />}>
                        {t('answers.otherwise')}
                      </Badge>
                      {t('answers.profileSays', { words: profileSays })}
                    </p>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
      {unasked > 0 && <p className={styles.quiet}>{t('answers.unasked', { count: unasked })}</p>}
      {consents.length > 0 && (
        <Card as="section">
          <h3>{t('dossier.consents')}</h3>
          <dl className={styles.answers}>
            {consents.map(({ label, text }) => (
              <div key={label + text}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </div>
  )
}

interface AnswerPage {
  readonly id: string
  readonly title: string
  readonly answers: readonly Item[]
}

function pagesOf(items: readonly Item[]): AnswerPage[] {
  const pages: { id: string; title: string; answers: Item[] }[] = []
  for (const item of items) {
    const { id, kind, label } = item.question
    if (kind === 'page') pages.push({ id, title: label, answers: [] })
    else if (pages.length > 0) pages.at(-1)?.answers.push(item)
    else pages.push({ id, title: '', answers: [item] })
  }
  return pages.filter(({ answers }) => answers.length > 0)
}

import { Check, Download, FileArchive } from 'lucide-react'
import { useEffect } from 'react'
import { askForDataCopy, type DataCopy, listDataCopies, takeDataCopy } from '#contract/candidates/data-copies.ts'
import { copyDays } from '#contract/candidates/data-copy-facts.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { formatFileSize } from '#platform/text/numbers.ts'
import { FailedNotice } from '../../forms/failed-notice.tsx'
import { useAct } from '../../forms/use-act.ts'
import { useLanguage } from '../../place.tsx'
import { query } from '../../queries/answers.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { invalidate } from '../../queries/invalidate.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Badge, type BadgeTone } from '../../ui/data/badge.tsx'
import { Progress } from '../../ui/data/progress.tsx'
import { Card } from '../../ui/layout/card.tsx'
import row from '../row-text.module.css'
import { Section } from '../section.tsx'
import styles from './copy-page.module.css'

const copiesOf = (candidateId: string) => query(listDataCopies, { candidateId })

/**
 * Refetches all of the candidate's data: the copies, and the number of notifications, which a finished copy increases.
 */
const own = 'applications'

const queries: PageQueries = ({ me }) => [copiesOf(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** A copy of all data about the candidate: its contents, requesting it, and downloading it. */
export default function CopyPage() {
  const t = useTexts('student_settings')
  const { items } = useAnswer(copiesOf(useMe().myId))
  useFollowed(items)
  return (
    <Section title={t('data.title')} lead={t('data.lead')}>
      <Ask />
      {items.length > 0 && (
        <section aria-labelledby="copies" className={styles.copies}>
          <h2 id="copies" tabIndex={-1}>
            {t('data.copies')}
          </h2>
          <ul className={styles.list}>
            {items.map((copy) => (
              <Copy key={copy.id} copy={copy} />
            ))}
          </ul>
        </section>
      )}
    </Section>
  )
}

function Ask() {
  const t = useTexts('student_settings')
  const language = useLanguage()
  const { myId: candidateId } = useMe()
  const { nextAt } = useAnswer(copiesOf(candidateId))
  const { act, busy, failed } = useAct({ changes: own, refreshes: true })
  return (
    <Card as="section" aria-labelledby="copy" className={styles.ask}>
      <h2 id="copy">{t('data.copy.title')}</h2>
      <p className={styles.quiet}>{t('data.copy.lead')}</p>
      <ul className={styles.contents}>
        {[t('data.copy.profile'), t('data.copy.applications'), t('data.copy.files'), t('data.copy.account')].map(
          (what) => (
            <li key={what}>
              <Check aria-hidden />
              {what}
            </li>
          ),
        )}
      </ul>
      <p className={styles.quiet}>{t('data.copy.left')}</p>
      <FailedNotice failed={failed} />
      {nextAt === null ? (
        <div>
          <Button
            variant="primary"
            icon={<FileArchive />}
            loading={busy}
            onClick={() =>
              void act(
                () => askInBrowser(askForDataCopy, { candidateId }),
                // The button is unmounted, so the list of copies takes the focus.
                () => document.getElementById('copies')?.focus(),
              )
            }
          >
            {t('data.copy.ask')}
          </Button>
        </div>
      ) : (
        <p className={styles.quiet}>{t('data.copy.next', { at: formatDateTime(nextAt, language) })}</p>
      )}
      <p className={styles.quiet}>{t('data.copy.when', { days: copyDays })}</p>
    </Card>
  )
}

const tones: Readonly<Record<DataCopy['state'], BadgeTone>> = {
  waiting: 'neutral',
  making: 'primary',
  ready: 'success',
  failed: 'danger',
  expired: 'neutral',
}

function Copy({ copy }: { copy: DataCopy }) {
  const t = useTexts('student_settings')
  const language = useLanguage()
  const { myId: candidateId } = useMe()
  const { act, busy, failed } = useAct({ changes: own, refreshes: true })
  const { id, state, createdAt, size, expiresAt } = copy
  const askedAt = formatDateTime(createdAt, language)
  const take = async () => {
    const { address } = await askInBrowser(takeDataCopy, { candidateId, id })
    window.location.assign(address)
  }
  return (
    <li>
      <div className={styles.copy}>
        <div className={row.text}>
          <strong>{t('data.copy.asked', { at: askedAt })}</strong>
          {state === 'ready' && expiresAt !== null && (
            <span>
              {size !== null && `${formatFileSize(size, language)} · `}
              {t('data.copy.until', { at: formatDateTime(expiresAt, language) })}
            </span>
          )}
          {state === 'failed' && <span>{t('data.copy.failed')}</span>}
        </div>
        <Badge tone={tones[state]}>{t('data.copy.state', { state })}</Badge>
        {state === 'ready' && (
          <Button
            icon={<Download />}
            loading={busy}
            aria-label={t('data.copy.take.of', { at: askedAt })}
            onClick={() => void act(take)}
          >
            {t('ui.download')}
          </Button>
        )}
      </div>
      {isUnderWay(copy) && <HowFar copy={copy} />}
      <FailedNotice failed={failed} />
    </li>
  )
}

function HowFar({ copy: { state, done, total } }: { copy: DataCopy }) {
  const t = useTexts('student_settings')
  const label = t('data.copy.state', { state })
  const text = total === 0 ? t('data.copy.inQueue') : t('data.copy.done', { done, total })
  return <Progress label={label} hideLabel text={text} value={total === 0 ? 0 : (100 * done) / total} />
}

const isUnderWay = ({ state }: DataCopy) => state === 'waiting' || state === 'making'

const pollMs = 2000

/** Polls while a copy is being made. */
function useFollowed(items: readonly DataCopy[]) {
  const isFollowed = items.some(isUnderWay)
  useEffect(() => {
    if (!isFollowed) return
    const timer = setInterval(() => void invalidate(own), pollMs)
    return () => clearInterval(timer)
  }, [isFollowed])
}

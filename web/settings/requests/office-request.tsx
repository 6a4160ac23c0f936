import type { OneReceivedDataRequest } from '#contract/data-requests/answered-data-requests.ts'
import { formatDate, formatDateTime } from '#platform/text/dates.ts'
import { AskError } from '../../ask.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { DescriptionList } from '../../ui/data/description-list.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { showToast } from '../../ui/feedback/show-toast.ts'
import { Card } from '../../ui/layout/card.tsx'
import { AnswerForm, type Answering } from './answer-form.tsx'
import { GivenAnswer } from './given-answer.tsx'
import { ClockBadge, StateBadge } from './request-badges.tsx'
import { RequestHistory } from './request-history.tsx'
import styles from './requests.module.css'
import { WordForm } from './word-form.tsx'

type Received = OneReceivedDataRequest

interface OfficeRequestProps {
  readonly request: Received
  readonly keep: (now: Received) => unknown
  /** Refetches after a refusal, because another person may have been faster */
  readonly refresh: () => unknown
  readonly answer: (answer: Answering & { readonly version: number }) => Promise<Received>
  readonly ask: (text: string) => Promise<Received>
  readonly note: (text: string) => Promise<Received>
}

/** One request for the people who answer it: sender, subject, deadline, history, and acts. */
export function OfficeRequest({ request, keep, refresh, answer, ask, note }: OfficeRequestProps) {
  const t = useTexts('common')
  const { version, daysLeft } = request
  const does = async (work: Promise<Received>, done: string) => {
    try {
      keep(await work)
      showToast({ tone: 'success', title: done })
    } catch (error) {
      if (error instanceof AskError && error.problem) refresh()
      throw error
    }
  }
  return (
    <>
      <Asked request={request} />
      {daysLeft !== null && daysLeft < 0 && (
        <Notice tone="danger" title={t('kvkk.overdue.title')}>
          <p>{t('kvkk.overdue')}</p>
        </Notice>
      )}
      <GivenAnswer request={request} />
      <RequestHistory entries={request.entries} />
      <div className={styles.forms}>
        {daysLeft !== null && (
          <>
            <section aria-labelledby="to-answer" className={styles.card}>
              <h2 id="to-answer" className={styles.title}>
                {t('kvkk.answer.title')}
              </h2>
              <AnswerForm
                send={async (given) => {
                  await does(answer({ ...given, version }), t('kvkk.answer.done'))
                  document.getElementById('request-history')?.focus()
                }}
              />
            </section>
            <section aria-labelledby="to-ask" className={styles.card}>
              <h2 id="to-ask" className={styles.title}>
                {t('kvkk.ask.title')}
              </h2>
              <WordForm
                id="question"
                kind="Company"
                label={t('kvkk.ask.text')}
                help={t('kvkk.ask.help')}
                submit={t('kvkk.ask.send')}
                send={(text) => does(ask(text), t('kvkk.ask.done'))}
              />
            </section>
          </>
        )}
        <section aria-labelledby="to-note" className={styles.card}>
          <h2 id="to-note" className={styles.title}>
            {t('kvkk.note.title')}
          </h2>
          <WordForm
            id="note"
            kind="Company"
            label={t('kvkk.note.text')}
            help={t('kvkk.note.help')}
            submit={t('kvkk.note.send')}
            send={(text) => does(note(text), t('kvkk.note.done'))}
          />
        </section>
      </div>
    </>
  )
}

function Asked({ request }: { request: Received }) {
  const t = useTexts('common')
  const language = useLanguage()
  const { text, state, name, email, hasAccount, createdAt, dueOn, daysLeft } = request
  return (
    <Card as="section" aria-labelledby="asked" className={styles.card}>
      <div className={styles.head}>
        <h2 id="asked" className={styles.title}>
          {t('kvkk.asked')}
        </h2>
        {state !== 'answered' && <StateBadge request={request} />}
        <ClockBadge daysLeft={daysLeft} />
      </div>
      <p className={styles.words}>{text}</p>
      <DescriptionList
        items={[
          { term: t('kvkk.who'), detail: name },
          { term: t('label.email'), detail: email },
          { term: t('kvkk.reaches'), detail: t('kvkk.reachesBy', { by: hasAccount ? 'product' : 'email' }) },
          { term: t('kvkk.arrived'), detail: formatDateTime(createdAt, language) },
          { term: t('kvkk.due'), detail: formatDate(dueOn, language) },
        ]}
      />
    </Card>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { Output } from '#contract/call.ts'
import {
  type readDataRequest,
  replyToDataRequest,
  withdrawDataRequest,
} from '#contract/data-requests/own-data-requests.ts'
import { formatDate } from '#platform/text/dates.ts'
import { focusIfLost } from '../../dialogs/focus-if-lost.ts'
import { useAct } from '../../forms/use-act.ts'
import { useLanguage } from '../../place.tsx'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { idIn } from '../../queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { showToast } from '../../ui/feedback/show-toast.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { Section } from '../section.tsx'
import { GivenAnswer } from './given-answer.tsx'
import { requestOf, requestsAddress } from './own-requests.ts'
import { ClockBadge, StateBadge } from './request-badges.tsx'
import { RequestHistory } from './request-history.tsx'
import styles from './requests.module.css'
import { WordForm } from './word-form.tsx'

const queries: PageQueries = ({ me, params }) => [requestOf(me.myId, idIn(params.dataRequestId))]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

type Own = Output<typeof readDataRequest>

/** One of the candidate's requests: text, answer, and what to do if none came. */
export default function RequestPage() {
  const t = useTexts('student_settings')
  const { myId: candidateId } = useMe()
  const { dataRequestId = '' } = useParams()
  const request = useAnswer(requestOf(candidateId, dataRequestId))
  const { kind, company, state, daysLeft } = request
  const answers = useQueryClient()
  const keep = (now: Own) => answers.setQueryData(requestOf(candidateId, dataRequestId).key, now)
  const ids = { candidateId, dataRequestId }
  const title = `${company?.name ?? 'Köprü'} · ${t('kvkk.kind', { kind })}`
  return (
    <Section
      title={title}
      lead={t('requests.one.lead')}
      trail={<Breadcrumbs trail={[{ label: t('requests.title'), to: requestsAddress }, { label: title }]} />}
    >
      <Standing request={request} />
      {daysLeft !== null && daysLeft < 0 && (
        <Notice tone="warning" title={t('requests.late.title')}>
          <p>{t('requests.late')}</p>
        </Notice>
      )}
      <GivenAnswer request={request} />
      {request.answer !== null && <p className={styles.quiet}>{t('requests.unhappy')}</p>}
      <RequestHistory entries={request.entries} />
      {daysLeft !== null && (
        <div className={styles.forms}>
          <WordForm
            id="reply"
            kind="Candidate"
            label={state === 'asked' ? t('requests.reply.asked') : t('requests.reply')}
            submit={t('requests.reply.send')}
            isPrimary={state === 'asked'}
            send={async (text) => {
              keep(await askInBrowser(replyToDataRequest, { ...ids, text }))
              showToast({ tone: 'success', title: t('requests.reply.done') })
            }}
          />
          <Withdraw withdraw={async () => keep(await askInBrowser(withdrawDataRequest, ids))} />
        </div>
      )}
    </Section>
  )
}

function Standing({ request }: { request: Own }) {
  const t = useTexts('student_settings')
  const language = useLanguage()
  const { text, state, createdAt, dueOn, daysLeft } = request
  return (
    <Card as="section" aria-labelledby="asked" className={styles.card}>
      <div className={styles.head}>
        <h2 id="asked" className={styles.title}>
          {t('requests.asked')}
        </h2>
        {state !== 'answered' && <StateBadge request={request} />}
        <ClockBadge daysLeft={daysLeft} />
      </div>
      <p className={styles.words}>{text}</p>
      <p className={styles.quiet}>
        {t('requests.sent', { on: formatDate(createdAt, language) })}{' '}
        {daysLeft !== null && t('requests.due', { date: formatDate(dueOn, language) })}
      </p>
    </Card>
  )
}

function Withdraw({ withdraw }: { withdraw: () => Promise<unknown> }) {
  const t = useTexts('student_settings')
  const [isAsked, ask] = useState(false)
  const { act, busy } = useAct({ showsProblemInDialog: true })
  return (
    <div>
      <Button variant="quiet" onClick={() => ask(true)}>
        {t('requests.withdraw')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        tone="warning"
        title={t('requests.withdraw.title')}
        detail={t('requests.withdraw.detail')}
        confirmText={t('requests.withdraw')}
        loading={busy}
        onCancel={() => ask(false)}
        onConfirm={() =>
          void act(withdraw, () => {
            ask(false)
            showToast({ tone: 'success', title: t('requests.withdraw.done') })
            focusIfLost('request-history')
          })
        }
      />
    </div>
  )
}

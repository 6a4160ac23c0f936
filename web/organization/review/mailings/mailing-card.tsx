import { CircleStop, Pause, Play, Undo2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Mailing } from '#contract/mailings/mailings.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import '#platform/text/name-suffixes.ts'
import { formatFileSize } from '#platform/text/numbers.ts'
import { useAct } from '#web/forms/use-act.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx'
import { Progress } from '#web/ui/data/progress.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import cards from '../../card-list.module.css'
import { endOffer } from '../../desk/acts/undo-offers.ts'
import { callOf, idsOf, type Outbox } from '../../desk/message/outbox.ts'
import { Held } from './held.tsx'
import styles from './page.module.css'

interface MailingCardProps {
  readonly outbox: Outbox
  readonly mailing: Mailing
  readonly writes: boolean
}

const loadDeliveries = () => import('./deliveries.tsx')
const loadStop = () => import('./stop-dialog.tsx')

const tones: Readonly<Record<Mailing['state'], BadgeTone>> = {
  held: 'warning',
  sending: 'primary',
  paused: 'warning',
  calledBack: 'neutral',
  stopped: 'neutral',
  done: 'success',
}

/** One mailing: its text, progress, acts, and single messages. */
export function MailingCard({ outbox, mailing, writes }: MailingCardProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const { first, texts, state, by, createdAt, recipients, credits, creditsReturned, isPlanned, files } = mailing
  return (
    <Card as="li" aria-labelledby={titleId}>
      <Stack gap={3}>
        <div className={cards.head}>
          <h2 id={titleId} tabIndex={-1}>
            {first?.subject ?? texts.tr?.subject ?? texts.en?.subject}
          </h2>
          <Badge tone={tones[state]}>
            {t('mailing.state', { state: isPlanned && state === 'held' ? 'planned' : state })}
          </Badge>
        </div>
        <p className={cards.quiet}>
          {t('mailing.about', { by, at: formatDateTime(createdAt, language), count: recipients })}
          {credits > 0 &&
            ` · ${t('mailing.credits', { credits: credits - creditsReturned, returned: creditsReturned })}`}
        </p>
        {first && (
          <div>
            {recipients > 1 && first.name && (
              <p className={cards.quiet}>{t('mailing.first', { name: first.name, state })}</p>
            )}
            <p className={styles.words}>{first.text}</p>
          </div>
        )}
        {files.length > 0 && (
          <p className={cards.quiet}>
            {t('mailing.files', {
              files: files.map(({ name, size }) => `${name} (${formatFileSize(size, language)})`).join(', '),
            })}
          </p>
        )}
        <HowFar mailing={mailing} />
        <Cluster gap={2} className={styles.acts}>
          {writes && <Acts outbox={outbox} mailing={mailing} titleId={titleId} />}
          <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('mailing.messages', { count: recipients })}
          </Button>
        </Cluster>
        {isOpen && (
          <Lazy load={loadDeliveries}>
            {({ Deliveries }) => <Deliveries outbox={outbox} mailingId={mailing.id} total={recipients} />}
          </Lazy>
        )}
      </Stack>
    </Card>
  )
}

/** Progress: threads that it reached and reasons for those it did not; waiting and failed e-mails and SMS. */
function HowFar({ mailing }: { mailing: Mailing }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { state, numbers, recipients } = mailing
  if (state === 'held' && mailing.isPlanned)
    return <p>{t('mailing.planned', { at: formatDateTime(mailing.releaseAt, language) })}</p>
  if (state === 'held') return <Held mailing={mailing} />
  if (state === 'calledBack') return <p className={cards.quiet}>{t('mailing.nobody')}</p>
  const { shown, failed, left, dropped } = numbers
  return (
    <Stack gap={1}>
      <Progress
        label={t('mailing.progress')}
        value={(shown / recipients) * 100}
        text={t('mailing.progress.of', { done: shown, all: recipients })}
      />
      {failed > 0 && <p className={styles.failed}>{t('mailing.failed', { count: failed })}</p>}
      {dropped > 0 && <p className={cards.quiet}>{t('mailing.dropped', { count: dropped })}</p>}
      {state !== 'stopped' && left > 0 && <p className={cards.quiet}>{t('mailing.waiting', { count: left })}</p>}
      {state === 'stopped' && left > 0 && <p className={cards.quiet}>{t('mailing.left', { count: left })}</p>}
    </Stack>
  )
}

/** The possible acts; for a stopped mailing the number of people who got nothing. */
function Acts({ outbox, mailing, titleId }: { outbox: Outbox; mailing: Mailing; titleId: string }) {
  const { id: mailingId, state, can, numbers } = mailing
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { act, busy } = useAct({ changes: outbox.changes, showsProblemInDialog: true })
  const pausing = useAct({ changes: outbox.changes, showsProblemInDialog: true })
  const stopping = useAct({ changes: outbox.changes, refreshes: true })
  /** The open confirmation to stop, and whether the mailing was paused for it. */
  const [asking, setAsking] = useState<{ readonly hasPaused: boolean }>()
  const ids = { companyId, ...idsOf(outbox), mailingId }
  const isBusy = busy || pausing.busy
  const actedIn = useRef<Mailing['state']>(undefined)
  // The pressed button is unmounted on a change of state, which may arrive after the act.
  useEffect(() => {
    if (actedIn.current === undefined || actedIn.current === state || isBusy || asking) return
    actedIn.current = undefined
    if (document.activeElement === document.body) document.getElementById(titleId)?.focus({ preventScroll: true })
  }, [state, isBusy, asking, titleId])
  const run = (act: Parameters<typeof callOf>[1]) => {
    actedIn.current = state
    return askInBrowser(callOf(outbox, act), ids)
  }
  const press = (what: Parameters<typeof run>[0]) =>
    void act(
      () => run(what),
      () => endOffer(mailingId),
    )
  // Pauses the mailing while the confirmation is open.
  const ask = () => {
    if (!can.pause) return setAsking({ hasPaused: false })
    void pausing.act(
      () => run('pause'),
      () => setAsking({ hasPaused: true }),
    )
  }
  const goOn = () => {
    setAsking(undefined)
    if (asking?.hasPaused && can.resume) press('resume')
  }
  return (
    <>
      {can.callBack && (
        <Button size="small" icon={<Undo2 />} loading={busy} onClick={() => press('callBack')}>
          {mailing.isPlanned ? t('mailing.cancel') : t('mailing.callBack')}
        </Button>
      )}
      {/* One element for both, so that it keeps the keyboard focus. */}
      {(can.pause || can.resume) && (
        <Button
          size="small"
          variant={can.resume ? 'primary' : 'secondary'}
          icon={can.resume ? <Play /> : <Pause />}
          loading={busy}
          disabled={pausing.busy}
          onClick={() => press(can.resume ? 'resume' : 'pause')}
        >
          {can.resume ? t('mailing.resume') : t('mailing.pause')}
        </Button>
      )}
      {can.stop && (
        <Button size="small" icon={<CircleStop />} disabled={busy} loading={pausing.busy} onClick={ask}>
          {t('mailing.stop')}
        </Button>
      )}
      {asking && (
        <Lazy load={loadStop}>
          {({ StopDialog }) => (
            <StopDialog
              outbox={outbox}
              left={numbers.left}
              busy={stopping.busy}
              failed={stopping.failed}
              // The batch that the worker was sending when it was paused may have been the last.
              isOver={!can.stop || (asking.hasPaused && isAllSent(mailing))}
              onStop={() =>
                void stopping.act(
                  () => run('stop'),
                  () => setAsking(undefined),
                )
              }
              onCancel={goOn}
              onOver={() => {
                goOn()
                showToast({ tone: 'info', title: t('mailing.stop.over') })
              }}
            />
          )}
        </Lazy>
      )}
    </>
  )
}

const isAllSent = ({ numbers: { shown, left, dropped }, recipients }: Mailing) =>
  left === 0 && shown + dropped >= recipients

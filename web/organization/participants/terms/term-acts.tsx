import { Lock, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import type { Output } from '#contract/call.ts'
import { addToTerm, changeTerm, closeTerm, type Term } from '#contract/participants/terms.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Stack } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { LazyDatePicker } from '../../lazy-date-pickers.tsx'
import { endOfDay } from './end-of-day.ts'
import styles from './terms.module.css'

/** Acts on an open term: add later participants, move the last day, close it. */
export function TermActs({ term }: { term: Term }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const ids = { companyId, termId: term.id }
  const { act, busy } = useAct({ changes: 'participants', showsProblemInDialog: true })
  const [closing, setClosing] = useState<Output<typeof closeTerm>>()
  const [isMoving, setMoving] = useState(false)
  const documents = term.documents.length
  const add = () =>
    act(
      () => askInBrowser(addToTerm, ids),
      ({ changed }) => showToast({ tone: 'success', title: t('term.added', { count: changed }) }),
    )
  return (
    <div className={styles.head}>
      {term.addable > 0 && (
        <Button icon={<UserRoundPlus />} loading={busy} onClick={() => void add()}>
          {t('term.add', { count: term.addable, credits: term.addable * documents })}
        </Button>
      )}
      <Button aria-haspopup="dialog" onClick={() => setMoving(true)}>
        {t('term.move')}
      </Button>
      <Button
        icon={<Lock />}
        loading={busy}
        aria-haspopup="dialog"
        onClick={() => void act(() => askInBrowser(closeTerm, { ...ids, dryRun: true }), setClosing)}
      >
        {t('term.close')}
      </Button>
      {closing && (
        <ConfirmDialog
          open
          tone="warning"
          title={t('term.close.title', { name: term.name })}
          detail={t('term.close.detail', { ...closing })}
          confirmText={t('term.close')}
          loading={busy}
          onCancel={() => setClosing(undefined)}
          onConfirm={() =>
            void act(
              () => askInBrowser(closeTerm, ids),
              () => setClosing(undefined),
            )
          }
        />
      )}
      {isMoving && <MoveDialog term={term} onClose={() => setMoving(false)} />}
    </div>
  )
}

function MoveDialog({ term, onClose }: { term: Term; onClose: () => void }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { act, busy, failed } = useAct({ changes: 'participants' })
  const { name, endsOn, holdsPayments } = term
  const [dueOn, setDueOn] = useState<string | null>(istanbulDay(new Date(term.dueAt)))
  const asked = dueOn && { companyId, termId: term.id, name, endsOn, holdsPayments, dueAt: endOfDay(dueOn) }
  return (
    <ConfirmDialog
      open
      icon={false}
      title={t('term.move')}
      detail={
        <Stack>
          <LazyDatePicker
            name="dueOn"
            label={t('term.dueOn')}
            help={t('term.move.help')}
            value={dueOn}
            onChange={setDueOn}
          />
          <FailedNotice failed={failed} />
        </Stack>
      }
      confirmText={t('ui.save')}
      loading={busy}
      onCancel={onClose}
      onConfirm={() => void (asked && act(() => askInBrowser(changeTerm, asked), onClose))}
    />
  )
}

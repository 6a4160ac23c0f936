import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { listActs } from '#contract/applications/acts.ts'
import type { Output } from '#contract/call.ts'
import type { FormType } from '#contract/forms/form-content.ts'
import { listRecentImports } from '#contract/participants/enter-participants.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { TimeAgo } from '#web/ui/data/time-ago.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import styles from '../../desk/acts/act-dialog.module.css'
import type { ActDialogProps } from '../../desk/acts/act-target.ts'
import { useUndoing } from '../../desk/acts/use-tell-done.ts'
import { applicationAddress } from '../../review-addresses.ts'
import { whoTakesPart } from '../../who-takes-part.ts'
import { UndoImport } from '../entries/undo-import.tsx'

type Act = Output<typeof listActs>['items'][number]

const pageSize = 20

type ActivityDialogProps = Pick<ActDialogProps, 'formId' | 'steps' | 'onClose'> & { readonly type: FormType }

/**
 * The log of acts on a form's applications, the newest first. Acts whose messages are still held can be undone, and
 * imports of participants until a payment went to the bank.
 */
export function ActivityDialog({ formId, type, steps, onClose }: ActivityDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { data, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: [listActs.path, { companyId, formId, pageSize }],
    queryFn: ({ pageParam }) => askInBrowser(listActs, { companyId, formId, pageSize, pageNumber: pageParam }),
    initialPageParam: 1,
    getNextPageParam: ({ pageNumber, total }) => (pageNumber * pageSize < total ? pageNumber + 1 : undefined),
  })
  const imports = useImports(formId)
  const acts = data?.pages.flatMap(({ items }) => items)
  return (
    <Dialog open title={t('activity')} onClose={onClose} width={680}>
      {!acts && <Skeleton width="most" />}
      {acts?.length === 0 && <EmptyState title={t('activity.empty')}>{t('activity.empty.detail')}</EmptyState>}
      <ul className={styles.acts}>
        {acts?.map((act) => (
          <Done
            key={act.id}
            act={act}
            formId={formId}
            type={type}
            steps={steps}
            entered={imports.find(({ actId }) => actId === act.id)?.count}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button loading={isFetching} onClick={() => void fetchNextPage()}>
          {t('activity.more')}
        </Button>
      )}
    </Dialog>
  )
}

/** The imports of participants that can still be undone. */
function useImports(formId: string) {
  const me = useMe()
  const { call, input, key } = query(listRecentImports, { companyId: me.myId, formId })
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => askInBrowser(call, input),
    enabled: may(me, 'Participants', 'write') && may(me, 'Applications', 'write'),
  })
  return data?.items ?? []
}

type DoneProps = {
  readonly act: Act
  /** Of an import of participants that can be undone: how many would be removed again */
  readonly entered: number | undefined
} & Pick<ActivityDialogProps, 'formId' | 'type' | 'steps'>

function Done({ act, formId, type, steps, entered }: DoneProps) {
  const { myId: companyId } = useMe()
  const { id, by, at, about, undoneAt, can } = act
  const t = useTexts('org_candidate_list_and_detail')
  const { act: change, busy, failed } = useAct({ changes: 'receivedApplications', refreshes: true })
  const undo = useUndoing(formId)
  const writes = may(useMe(), 'Applications', 'write')
  const row = useRef<HTMLLIElement>(null)
  const done = useDone(act, type, steps)
  return (
    <li ref={row} tabIndex={-1} className={styles.done}>
      <p>
        {about && (
          <>
            <Link to={applicationAddress(formId, about.applicationId)}>{about.name}</Link> ·{' '}
          </>
        )}
        {done}
        <br />
        <span className={styles.quiet}>
          {by} · <TimeAgo moment={at} />
          {undoneAt !== null && <> · {t('activity.undone')}</>}
        </span>
      </p>
      {can.undo && writes && (
        <Button
          size="small"
          icon={<Undo2 />}
          loading={busy}
          onClick={() =>
            void change(
              () => undo(id),
              // The undo button is unmounted, so its row takes the focus.
              () => row.current?.focus(),
            )
          }
        >
          {t('ui.undo')}
        </Button>
      )}
      {entered !== undefined && (
        <UndoImport
          size="small"
          ids={{ companyId, formId, actId: id }}
          count={entered}
          onUndone={({ removed, credits, kept }) => {
            showToast({
              tone: 'success',
              title: t('scholars.undone', { count: removed }),
              detail: t('scholars.undone.detail', { credits, kept }),
            })
            row.current?.focus()
          }}
        />
      )}
      <FailedNotice failed={failed} />
    </li>
  )
}

/** Importing participants is the same kind of act as entering candidates, and is told by whom it entered. */
const entering = { scholars: 'enterScholars', participants: 'enterParticipants' } as const

/** The act in words; a message also shows its delivery, because writing it does not send it. */
function useDone({ kind: done, changed: count, detail, sending }: Act, type: FormType, steps: DoneProps['steps']) {
  const t = useTexts('org_candidate_list_and_detail')
  if (sending) return t('activity.mailing', { ...sending, count })
  // Acts on people who are all anonymised keep no detail, so the step is unknown.
  const step = detail.to === null ? t('acts.step.leave') : steps.find((one) => one.id === detail.to)?.name
  const kind = detail.takesPart ? entering[whoTakesPart([{ type }])] : done
  return t('activity.act', { kind, count, to: String(detail.to ?? ''), step: step ?? t('chip.step') })
}

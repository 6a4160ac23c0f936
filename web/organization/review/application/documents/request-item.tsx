import { Check, Undo2, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { settleDocumentRequest } from '#contract/document-requests.ts'
import { formatDate, formatDeadline } from '#platform/text/dates.ts'
import { useAct } from '#web/forms/use-act.ts'
import { Late } from '#web/loading/late.tsx'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import type { ApplicationIds } from '../application-view.ts'
import styles from '../page.module.css'
import { FileList } from './file-list.tsx'
import type { Request } from './requests.tsx'

const tones: Readonly<Record<Request['status'], BadgeTone>> = {
  Open: 'accent',
  Uploaded: 'primary',
  Accepted: 'success',
  Refused: 'danger',
  Cancelled: 'neutral',
}

/** One request: what was asked for, what came, and what the member decides about it. */
export function RequestItem({ ids, request }: { ids: ApplicationIds; request: Request }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { typeName, note, status, reason, dueAt, requestedAt, file } = request
  const place = useFocusOnChange(status)
  return (
    <li>
      <h4 ref={place} tabIndex={-1}>
        {typeName} <Badge tone={tones[status]}>{t('requests.status', { status })}</Badge>
      </h4>
      <p className={styles.quiet}>
        {[
          t('requests.at', { date: formatDate(requestedAt, language) }),
          ...(dueAt ? [t('requests.due', { date: formatDeadline(dueAt, language) })] : []),
        ].join(' · ')}
      </p>
      {note !== '' && <p className={styles.prose}>{note}</p>}
      {reason && <p className={styles.prose}>{t('requests.reason', { reason })}</p>}
      <Stack gap={2}>
        {file && <FileList ids={ids} files={[file]} />}
        <Acts ids={ids} request={request} />
      </Stack>
    </li>
  )
}

const loadRefusal = () => import('./refuse-dialog.tsx')
const loadCancellation = () => import('./cancel-dialog.tsx')

function Acts({ ids, request }: { ids: ApplicationIds; request: Request }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { act, busy } = useAct({ changes: 'receivedApplication', tellsInDialog: true })
  const [opened, setOpened] = useState<'refusal' | 'cancellation'>()
  const { id: requestId, typeName: name, status, file, can } = request
  const accept = () =>
    act(() =>
      askInBrowser(settleDocumentRequest, {
        ...ids,
        requestId,
        status: 'Accepted',
        ...(file && { fileId: file.fileId }),
      }),
    )
  const close = () => setOpened(undefined)
  if (!can.accept && !can.refuse && !can.cancel) return null
  return (
    <Cluster gap={2}>
      {can.accept && (
        <Button
          size="small"
          variant={status === 'Uploaded' ? 'primary' : 'secondary'}
          icon={<Check />}
          loading={busy}
          onClick={() => void accept()}
          aria-label={t('requests.accept.of', { name })}
        >
          {t('requests.accept')}
        </Button>
      )}
      {can.refuse && (
        <Button
          size="small"
          variant={status === 'Uploaded' ? 'secondary' : 'quiet'}
          icon={<X />}
          onClick={() => setOpened('refusal')}
          aria-label={t('requests.refuse.of', { name })}
        >
          {t('requests.refuse')}
        </Button>
      )}
      {can.cancel && (
        <Button
          size="small"
          variant="quiet"
          icon={<Undo2 />}
          onClick={() => setOpened('cancellation')}
          aria-label={t('requests.cancel.of', { name })}
        >
          {t('requests.cancel')}
        </Button>
      )}
      {opened === 'refusal' && (
        <Late load={loadRefusal}>
          {({ RefuseDialog }) => <RefuseDialog ids={ids} request={request} onClose={close} />}
        </Late>
      )}
      {opened === 'cancellation' && (
        <Late load={loadCancellation}>
          {({ CancelDialog }) => <CancelDialog ids={ids} request={request} onClose={close} />}
        </Late>
      )}
    </Cluster>
  )
}

/** A heading that takes the focus when the state below it changes, because the pressed button is gone by then. */
function useFocusOnChange(status: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(status)
  useEffect(() => {
    if (before.current !== status) heading.current?.focus()
    before.current = status
  }, [status])
  return heading
}

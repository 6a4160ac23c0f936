import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { settleDocumentRequest } from '#contract/document-requests.ts'
import { formatDate, formatDeadline } from '#platform/text/dates.ts'
import { useAct } from '#web/forms/use-act.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import type { ApplicationIds } from '../application-view.ts'
import styles from '../page.module.css'
import type { Request } from './document-request.ts'
import { FileList } from './file-list.tsx'
import { MarkButtons } from './mark-buttons.tsx'
import type { Refused } from './refuse-dialog.tsx'
import { useFocusOnChange } from './use-focus-on-change.ts'

const tones: Readonly<Record<Request['status'], BadgeTone>> = {
  Open: 'accent',
  Uploaded: 'primary',
  Accepted: 'success',
  Refused: 'danger',
  Cancelled: 'neutral',
}

/** One request: the document asked for, the upload, and the member's decision. */
export function RequestItem({ ids, request }: { ids: ApplicationIds; request: Request }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { typeName, note, status, fault, reason, earlier, dueAt, requestedAt, file, moreFiles } = request
  const place = useFocusOnChange<HTMLHeadingElement>(status)
  return (
    <li>
      <h4 ref={place} tabIndex={-1}>
        {typeName} <Badge tone={tones[status]}>{t('requests.status', { status, fault: fault ?? '' })}</Badge>
      </h4>
      <p className={styles.quiet}>
        {[
          t('requests.at', { date: formatDate(requestedAt, language) }),
          ...(dueAt ? [t('requests.due', { date: formatDeadline(dueAt, language) })] : []),
        ].join('\u00a0· ')}
      </p>
      {note !== '' && <p className={styles.prose}>{note}</p>}
      {reason && <p className={styles.prose}>{t('requests.reason', { reason })}</p>}
      <Stack gap={2}>
        {file && <FileList ids={ids} files={[file, ...moreFiles]} />}
        {earlier && (
          <p className={styles.prose}>
            {t('requests.earlier', {
              fault: earlier.fault ?? '',
              reason: earlier.reason,
              date: formatDate(earlier.at, language),
            })}
          </p>
        )}
        <Acts ids={ids} request={request} />
      </Stack>
    </li>
  )
}

const loadCancellation = () => import('./cancel-dialog.tsx')

function Acts({ ids, request }: { ids: ApplicationIds; request: Request }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { act, busy } = useAct({ changes: 'receivedApplication', showsProblemInDialog: true })
  const [isCancelling, setCancelling] = useState(false)
  const { id: requestId, typeName: name, status, file, moreFiles, can } = request
  const last = moreFiles.at(-1) ?? file
  const seen = last ? { fileId: last.fileId } : {}
  const settle = (body: { status: 'Accepted' } | Refused) =>
    askInBrowser(settleDocumentRequest, { ...ids, requestId, ...body, ...seen })
  return (
    <MarkButtons
      name={name}
      can={can}
      isDecided={status !== 'Uploaded'}
      busy={busy}
      costs={false}
      onAccept={() => void act(() => settle({ status: 'Accepted' }))}
      onRefuse={settle}
    >
      {can.cancel && (
        <Button
          size="small"
          variant="quiet"
          icon={<Undo2 />}
          onClick={() => setCancelling(true)}
          aria-label={t('requests.cancel.of', { name })}
        >
          {t('requests.cancel')}
        </Button>
      )}
      {isCancelling && (
        <Lazy load={loadCancellation}>
          {({ CancelDialog }) => <CancelDialog ids={ids} request={request} onClose={() => setCancelling(false)} />}
        </Lazy>
      )}
    </MarkButtons>
  )
}
